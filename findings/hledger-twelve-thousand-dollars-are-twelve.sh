#!/usr/bin/env bash
# Surprise: hledger reads the CSV amount $12,500 as twelve and a half dollars. A single comma is a decimal mark to it, even
#   where the next amount of the same file has a point for that. Alone, the amount is printed as $12,500 again, so
#   nothing looks wrong until another one is added: $12,500 and $1,234.50 make $1,247.000. ledger, whose files hledger
#   reads, makes $13,734.50 of the same lines.
# Expected by most: a comma before three digits of dollars parts thousands.
# Packages: Debian 12 hledger 1.25-2+b5, ledger 3.3.0-3
# Source: run. The manual of hledger says so under "Decimal marks"; `decimal-mark .` in the rules for a CSV file mends it.
set -euo pipefail
for p in hledger ledger; do command -v $p >/dev/null || { echo "needs hledger, ledger (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
export HOME=$tmp LC_ALL=C.UTF-8
printf 'date,job,amount\n2026-06-01,Deck,"$12,500"\n' > deck.csv
{ cat deck.csv; printf '2026-06-02,Gate,"$1,234.50"\n'; } > both.csv
rules='skip 1\nfields date, description, amount\naccount1 assets:owed\naccount2 income:jobs\n'
printf "$rules" > deck.rules
printf "${rules}decimal-mark .\n" > marked.rules
printf '2026-06-01 Deck\n  assets:owed  $12,500\n  income:jobs\n\n2026-06-02 Gate\n  assets:owed  $1,234.50\n  income:jobs\n' > both.journal
owed() { "$@" bal assets:owed | awk '/assets:owed/ { print $1 }'; }
hledger --version; ledger --version | sed -n 1p
got=$(echo "the deck alone: $(owed hledger -f deck.csv --rules-file deck.rules)"
  echo "with the gate: $(owed hledger -f both.csv --rules-file deck.rules)"
  echo "with the mark: $(owed hledger -f both.csv --rules-file marked.rules)"
  echo "the journal: hledger $(owed hledger -f both.journal), ledger $(owed ledger -f both.journal)")
echo "$got"
[ "$got" = 'the deck alone: $12,500
with the gate: $1,247.000
with the mark: $13,734.50
the journal: hledger $1,247.000, ledger $13,734.50' ] && echo ok
