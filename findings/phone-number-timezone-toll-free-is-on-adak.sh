#!/usr/bin/env bash
# Surprise: phone-number-timezone, which tells the time zone of a caller, puts a toll-free 800 number on Adak in the
#   Aleutians, five hours behind New York. El Paso (915) is in Chicago, Eugene (541) in Denver, Flagstaff (928), which
#   has no summer time, in Denver as well, and Clarksville (931), the example of its manual, in New York. Each of these
#   is an hour off, all year or from March on. Charleston and Nashville are right.
# Expected by most: an area code that lies in one zone is in it, and 800 has none.
# Packages: npm phone-number-timezone 1.0.0; Debian 12 python3-phonenumbers 8.12.57-4
# Source: run. python3-phonenumbers has the list of zones that libphonenumber gives for a number.
set -euo pipefail
/usr/bin/python3 -c 'import phonenumbers' 2> /dev/null || { echo "needs python3-phonenumbers (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" phone-number-timezone@1.0.0
cd "$tmp"
cat > try.cjs <<'J'
const { phoneNumberTimezone } = require('phone-number-timezone');
(async () => {
  for (const code of ['843', '615', '915', '541', '928', '931', '800']) console.log(code, await phoneNumberTimezone(`+1${code}5550142`));
})();
J
cat > try.py <<'P'
import phonenumbers
from phonenumbers import timezone

for code in ('843', '615', '915', '541', '928', '931'):
    print(code, *timezone.time_zones_for_number(phonenumbers.parse(f'+1{code}5550142')))
print('800', len(timezone.time_zones_for_number(phonenumbers.parse('+18005550142'))) > 20)
P
grep -m 1 '"version"' node_modules/phone-number-timezone/package.json; dpkg-query -W python3-phonenumbers
got=$(node try.cjs; /usr/bin/python3 try.py)
echo "$got"
[ "$got" = '843 America/New_York
615 America/Chicago
915 America/Chicago
541 America/Denver
928 America/Denver
931 America/New_York
800 America/Adak
843 America/New_York
615 America/Chicago
915 America/Denver
541 America/Los_Angeles
928 America/Denver America/Phoenix
931 America/Chicago
800 True' ] && echo ok
