#!/usr/bin/env bash
# Surprise: 2vcard, which makes vCards of other address books, writes the street into the field of the state: of abook's
#   state SC nothing is left, and the apartment (address2) goes too. From mutt's aliases it swaps name and address: the
#   person is called <ann@example.org>, and the mail address is "Ann Hale". It reports neither.
# Expected by most: a field that both formats have arrives in its place.
# Package: Debian 12 2vcard 0.6-4
# Source: run.
set -euo pipefail
command -v 2vcard >/dev/null || { echo "needs 2vcard (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
echo 'alias ann Ann Hale <ann@example.org>' > aliases
printf '%s\n' '# abook addressbook file' '' '[format]' program=abook version=0.6.1 '' '' '[0]' 'name=Ann Hale' email=ann@example.org 'address=410 Oak Grove Rd' \
  'address2=Apt 4B' 'city=Mt Pleasant' state=SC zip=29464 country=USA mobile=+18435550142 '' '' > addressbook
dpkg-query -W 2vcard
got=$(2vcard -f abook -i addressbook; 2vcard -f mutt -i aliases)
echo "$got"
[ "$got" = 'BEGIN:VCARD
FN:Ann Hale
N:Hale;Ann;
EMAIL;INTERNET:ann@example.org
ADR;HOME:Default;;410 Oak Grove Rd;Mt Pleasant;410 Oak Grove Rd;29464;USA;
END:VCARD

BEGIN:VCARD
FN:<ann@example.org>
N:<ann@example.org>;
EMAIL;INTERNET:Ann Hale
END:VCARD' ] && echo ok
