"""The rules, one by one: cases in ``cases/``, and in Python what a case cannot say."""

import pytest

pytest.register_assert_rewrite("tests.rules.case_checks", "tests.rules.named_cards")
