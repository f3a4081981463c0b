"""The style of the page: light or dark as the reader's system is, and readable on a phone."""

from __future__ import annotations

STYLE = """
:root{color-scheme:light dark;--ink:#1f2a33;--soft:#55626d;--paper:#f4f6f8;--card:#fff;--line:#d5dce2;--link:#1f5fa8;
--s0:#c2183c;--s1:#1c58c8;--s2:#0b7a4e;--s3:#8a6500;--s4:#3a3d45;--bad:#b3261e;--warn:#8a5a00}
@media(prefers-color-scheme:dark){:root{--ink:#e8edf1;--soft:#a9b5bf;--paper:#12171c;--card:#1c242b;--line:#36424c;
--link:#8fc1ff;--s0:#ff8097;--s1:#8ab4ff;--s2:#5fd3a2;--s3:#f2c94c;--s4:#c9ced6;--bad:#ff9b91;--warn:#f2c36b}}
*{box-sizing:border-box}
body{font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper);margin:0;overflow-wrap:break-word}
main{max-width:860px;margin:0 auto;padding:1rem 1rem 3rem}
h1{font-size:clamp(1.5rem,5vw,2.1rem);line-height:1.2;margin:.6rem 0 .2rem}
h2{font-size:1.25rem;margin:0 0 .5rem}h3{font-size:1.05rem;margin:0 0 .3rem}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1rem 1.1rem;margin:1rem 0}
p{margin:.3rem 0 .6rem}.soft{color:var(--soft);font-size:.92rem}
svg.chart{display:block;width:100%;height:auto}
svg.chart .grid{stroke:var(--line);fill:none}svg.chart .axis{fill:var(--soft);font-size:12px}
svg.chart .turn{stroke:var(--soft);stroke-dasharray:3 3;fill:none}
svg.chart text.turn{fill:var(--ink);stroke:none;font-size:12px;font-weight:600}
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}
ul.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin:.2rem 0;padding:0;font-weight:600}
.seat0{stroke:var(--s0)}.seat1{stroke:var(--s1)}.seat2{stroke:var(--s2)}.seat3{stroke:var(--s3)}.seat4{stroke:var(--s4)}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.95rem}
caption{text-align:left;color:var(--soft);font-size:.92rem;padding-bottom:.3rem}
th,td{padding:.25rem .5rem;text-align:right;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}
article{border-top:1px solid var(--line);padding:.8rem 0 .2rem}article:first-of-type{border-top:0;padding-top:0}
.verdict{font-weight:700}.blunder{color:var(--bad)}.mistake,.inaccuracy{color:var(--warn)}
img{display:block;max-width:100%;max-height:36rem;width:auto;height:auto;border-radius:8px;margin:.5rem 0}
details{margin:.4rem 0}summary{cursor:pointer;color:var(--link)}
@media(max-width:34rem){svg.chart .axis,svg.chart text.turn{font-size:22px}svg.chart .line{stroke-width:4}
main{padding:.6rem .6rem 2rem}section{padding:.8rem}th,td{padding:.2rem .3rem;font-size:.85rem}}
@media print{body{background:#fff}section{break-inside:avoid-page}}
"""
