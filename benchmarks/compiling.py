"""How long compiling takes, part by part, in seconds of processor time.

    python -m benchmarks.compiling

Everything is compiled anew in a process of its own, into a folder that is removed afterwards; what is kept on this
machine stays as it is.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from northline.kernel.warm_up import PARTS, compile_parts


def measure() -> None:
    """Compile all parts, and print a table."""
    began = last = time.process_time()
    print("| part | seconds of processor time |\n| --- | --- |")
    for part in PARTS:
        compile_parts([part])
        now = time.process_time()
        print(f"| {part.name} | {now - last:.1f} |", flush=True)
        last = now
    print(f"| all | {last - began:.1f} |")


def main() -> None:
    """Start over with nothing on disk."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        command = [sys.executable, "-c", "from benchmarks.compiling import measure; measure()"]
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)


if __name__ == "__main__":
    main()
