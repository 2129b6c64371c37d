#!/usr/bin/env bash
# The books are four dollars short after a thousand entries, and their check ends with 0: it lets 0.005 pass in each.
#
# Versions:  beancount 2.3.5 of Debian 12; beside it Ledger 3.3.0. It needs Debian 12 with `apt-get install beancount
#            ledger`.
# Input:     1,000 entries, of which each takes 1.00 dollar from an account, and books 1.004 dollars of costs, as a
#            program writes them that rounds one side; `bean-check`, and what the accounts hold in the end.
# Expected:  an error for each: the two sides of an entry are the same, which is what such books are for, and amounts
#            are decimal and exact.
# Seen:      none: by default half of the last digit of the coarser side may be missing, 0.005 here, for each entry
#            anew. The sums are 1004.000 and -1000.00, and no report shows the difference as such. Prices of models are
#            full of such fractions. With 1.005 it is still right, from 1.006 on an error. Ledger stops at the first
#            one.
set -euo pipefail
command -v bean-check ledger >/dev/null || { echo 'It needs two programs: apt-get install beancount ledger' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
books() {
  printf '2026-01-01 open %s\n' Assets:Credit Expenses:Jobs
  for _ in $(seq "$2"); do printf '2026-02-01 * "Job"\n  Expenses:Jobs  %s USD\n  Assets:Credit  -1.00 USD\n' "$1"; done
}
tell() {
  local status=0 errors
  books "$1" "$2" >books.beancount
  errors=$(bean-check books.beancount 2>&1) || status=$?
  echo "beancount, $1: status $status, errors $(grep -c 'does not balance' <<<"$errors" || true)"
}
{
  tell 1.004 1000
  bean-report books.beancount balances 2>/dev/null | grep -oE '(Credit|Jobs) .*USD' | tr -s ' '
  tell 1.005 1
  tell 1.006 1
  status=0
  books 1.004 1 | grep -v open >books.ledger
  ledger --no-color -f books.ledger balance >/dev/null 2>errors || status=$?
  echo "Ledger, 1.004: status $status, $(grep 'not balance' errors)"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
beancount, 1.004: status 0, errors 0
Credit -1000.000 USD
Jobs 1004.000 USD
beancount, 1.005: status 0, errors 0
beancount, 1.006: status 1, errors 1
Ledger, 1.004: status 1, Error: Transaction does not balance
EXPECTED
