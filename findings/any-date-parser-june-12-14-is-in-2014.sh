#!/usr/bin/env bash
# Surprise: any-date-parser reads "June 12-14, 2026", the days of a job, as June 12, 2014, and 6/12-6/14 as well: the
#   end of the range becomes the year. From a date whose day comes first it drops a digit until the rest is one:
#   13/6/2026 is March 6, 25/12/2026 May 12, and 31/5/2026 January 5. June 31 is July 1, and noon is midnight. None is
#   invalid, as "noon" alone is.
# Expected by most: a date with what is no part of it is refused, or June 12, 2026.
# Package: npm any-date-parser 2.2.4
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" any-date-parser@2.2.4
cd "$tmp"
cat > try.mjs <<'J'
import parser from 'any-date-parser';
const texts = ['June 12, 2026', 'June 12-14, 2026', '6/12-6/14', '6/12/2026', '13/6/2026', '25/12/2026', '31/5/2026', 'June 31, 2026', 'noon on June 12, 2026', 'noon'];
for (const text of texts) {
  const date = parser.fromString(text);
  console.log(`${text}: ${Number.isNaN(date.getTime()) ? 'invalid' : date.toDateString()}`);
}
J
grep -m 1 '"version"' node_modules/any-date-parser/package.json
got=$(node try.mjs)
echo "$got"
[ "$got" = 'June 12, 2026: Fri Jun 12 2026
June 12-14, 2026: Thu Jun 12 2014
6/12-6/14: Thu Jun 12 2014
6/12/2026: Fri Jun 12 2026
13/6/2026: Fri Mar 06 2026
25/12/2026: Tue May 12 2026
31/5/2026: Mon Jan 05 2026
June 31, 2026: Wed Jul 01 2026
noon on June 12, 2026: Fri Jun 12 2026
noon: invalid' ] && echo ok
