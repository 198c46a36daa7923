#!/usr/bin/env bash
# Surprise: inflect, Python's writer of numbers in words, and Lingua::EN::Inflect, from which it comes, throw away what
#   is no digit: 5/8 in. of drywall are "fifty-eight", 1 1/2 "one hundred and twelve", 8:30 "eight hundred and thirty"
#   and 2-3 days "twenty-three". 12.5 is right, as is $12,500, so the function is known to take written numbers.
# Expected by most: five eighths, or an error.
# Packages: Debian 12 python3-inflect 2.1.0-4, liblingua-en-inflect-perl 1.905-2
# Source: run.
set -euo pipefail
{ perl -MLingua::EN::Inflect -e 1 && /usr/bin/python3 -c 'import inflect'; } > /dev/null 2>&1 || { echo "needs python3-inflect, liblingua-en-inflect-perl (apt)"; exit 2; }
dpkg-query -W python3-inflect liblingua-en-inflect-perl
got=$(/usr/bin/python3 -c 'import inflect
for text in ["12.5", "$12,500", "5/8", "1 1/2", "8:30", "2-3"]: print(text, "=", inflect.engine().number_to_words(text))'
  perl -MLingua::EN::Inflect=NUMWORDS -e 'print "$_ = ", scalar(NUMWORDS($_)), "\n" for ("5/8", "1 1/2", "8:30", "2-3")')
echo "$got"
[ "$got" = '12.5 = twelve point five
$12,500 = twelve thousand, five hundred
5/8 = fifty-eight
1 1/2 = one hundred and twelve
8:30 = eight hundred and thirty
2-3 = twenty-three
5/8 = fifty-eight
1 1/2 = one hundred and twelve
8:30 = eight hundred and thirty
2-3 = twenty-three' ] && echo ok
