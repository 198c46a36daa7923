#!/usr/bin/env bash
# Surprise: mt940-js calls the return of a deposit (RC in field 61 of a bank statement) a credit and the return of a fee
#   (RD) a debit, and gives neither another mark. A bounced check of $900 raises the balance: the opening balance
#   and the transactions make $10,499.25 where the file closes with $8,799.75. isExpense is true for a deposit too,
#   and a bank’s reference of fewer than 16 characters is lost. mt940js, the other package, adds up.
# Expected by most: a reversed credit lowers the balance, and a reversed debit raises it.
# Packages: npm mt940-js 1.0.0, tslib 2.8.1, which it needs and does not name, mt940js 1.3.5
# Source: run; SWIFT’s standard for MT 940, field 61, subfields 3 and 8.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" mt940-js@1.0.0 tslib@2.8.1 mt940js@1.3.5
cd "$tmp"
cat > june.sta <<'S'
:20:JUNE
:25:12345678/0001234567
:28C:00006/001
:60F:C260601USD10000,00
:61:2606050605C900,00NCHK0101//B26A
:86:DEPOSIT HALE
:61:2606090609RC900,00NRTI0101//B26B
:86:CHECK RETURNED
:61:2606120612D1250,50NTRF0102//B26C
:86:LUMBER
:61:2606150615RD50,25NCHG0103//B26D
:86:FEE REFUNDED
:62F:C260630USD8799,75
-
S
sed -i 's/$/\r/' june.sta
cat > try.cjs <<'J'
const file = require('node:fs').readFileSync('june.sta');
(async () => {
  const [{ openingBalance, closingBalance, transactions }] = await require('mt940-js').read(file);
  for (const { isCredit, isExpense, amount, bankReference, description } of transactions) console.log(`mt940-js: ${isCredit ? 'credit' : 'debit'} ${amount} ${description}, expense ${isExpense}, reference "${bankReference}"`);
  console.log(`mt940-js: ${openingBalance.value} and the transactions make ${transactions.reduce((sum, one) => sum + (one.isCredit ? one.amount : -one.amount), openingBalance.value)}, closing balance ${closingBalance.value}`);
  const [statement] = new (require('mt940js').Parser)().parse(file.toString());
  console.log(`mt940js: ${statement.openingBalance} and the transactions make ${statement.transactions.reduce((sum, { amount }) => sum + amount, statement.openingBalance)}, closing balance ${statement.closingBalance}`);
})();
J
grep -m 1 '"version"' node_modules/mt940-js/package.json node_modules/mt940js/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = 'mt940-js: credit 900 DEPOSIT HALE, expense true, reference ""
mt940-js: credit 900 CHECK RETURNED, expense true, reference ""
mt940-js: debit 1250.5 LUMBER, expense true, reference ""
mt940-js: debit 50.25 FEE REFUNDED, expense true, reference ""
mt940-js: 10000 and the transactions make 10499.25, closing balance 8799.75
mt940js: 10000 and the transactions make 8799.75, closing balance 8799.75' ] && echo ok
