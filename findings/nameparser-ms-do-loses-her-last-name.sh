#!/usr/bin/env bash
# Surprise: nameparser, the reader of names of Python, takes the last name Do for the degree of an osteopath and Ma
#   for a master of arts when a middle name stands before it: of Thi Lan Do the last name is Lan, and of Xiao Yun Ma
#   it is Yun. Minh Do and Jack Ma are right, so a test with these proves nothing. King Nguyen is a king without a
#   last name and Prince Brown a prince without a first name, while Duke Ellis has both.
# Expected by most: degrees are written in capitals or with periods, and a list of common names has the exceptions.
# Package: Debian 12 python3-nameparser 1.1.2-1
# Source: run; the lists are in nameparser/config.
set -euo pipefail
/usr/bin/python3 -c 'import nameparser' 2>/dev/null || { echo "needs python3-nameparser (apt)"; exit 2; }
dpkg-query -W python3-nameparser
got=$(/usr/bin/python3 - <<'P'
from nameparser import HumanName
for text in ['Minh Do', 'Thi Lan Do', 'Jack Ma', 'Xiao Yun Ma', 'Duke Ellis', 'King Nguyen', 'Prince Brown']:
    name = HumanName(text)
    print(f'{text}: title {name.title}, first {name.first}, last {name.last}, suffix {name.suffix}')
P
)
echo "$got"
[ "$got" = 'Minh Do: title , first Minh, last Do, suffix 
Thi Lan Do: title , first Thi, last Lan, suffix Do
Jack Ma: title , first Jack, last Ma, suffix 
Xiao Yun Ma: title , first Xiao, last Yun, suffix Ma
Duke Ellis: title , first Duke, last Ellis, suffix 
King Nguyen: title King, first Nguyen, last , suffix 
Prince Brown: title Prince, first , last Brown, suffix ' ] && echo ok
