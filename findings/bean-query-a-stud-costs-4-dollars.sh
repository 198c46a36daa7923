#!/usr/bin/env bash
# Surprise: bean-query writes a stud of 4.255 dollars into CSV as 4, a screw of 0.0345 as 0, and 2.5 yards of concrete as
#   2: it rounds each number to the decimals that most numbers of its column have. The lot beside it has 4.25, for
#   which bean-report says 4.26. Only the sums are exact, so quantity times price is not the sum.
# Expected by most: CSV for a spreadsheet has the numbers of the book, and rounding is for people.
# Package: Debian 12 beancount 2.3.5-2
# Source: run.
set -euo pipefail
command -v bean-query >/dev/null || { echo "needs beancount (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
dpkg-query -W beancount
cat > book.beancount <<'B'
2026-01-01 open Assets:Bank
2026-01-01 open Assets:Stock
2026-06-12 * "Studs"
  Assets:Stock  1000 STUD {4.255 USD}
  Assets:Bank  -4255.00 USD
2026-06-13 * "Screws"
  Assets:Stock  5000 SCREW {0.0345 USD}
  Assets:Bank  -172.50 USD
2026-06-15 * "Concrete"
  Assets:Stock  2.5 YARD {140 USD}
  Assets:Bank  -350.00 USD
2026-06-19 * "Concrete"
  Assets:Stock  1.125 YARD {140 USD}
  Assets:Bank  -157.50 USD
B
bean-check book.beancount
got=$(bean-query -f csv book.beancount "select number, currency, cost_number, position, cost(position) where account ~ 'Stock'" | tr -d '\r'
  bean-report book.beancount holdings | grep STUD | tr -s ' ')
echo "$got"
[ "$got" = 'number,currency,cost_number,position,cost_position
1000,STUD ,  4,1000     STUD  {  4.25 USD},4255.00 USD
5000,SCREW,  0,5000     SCREW {  0.03 USD}, 172.50 USD
   2,YARD ,140,   2.5   YARD  {140    USD}, 350.0  USD
   1,YARD ,140,   1.125 YARD  {140    USD}, 157.50 USD
Assets:Stock 1,000.00 STUD USD 4.26 4,255.00 ' ] && echo ok
