#!/usr/bin/env bash
# Surprise: khard, the address book of the terminal, hides every vCard without a UID. vCard 3.0 does not require one, and
#   phones, web forms and most exports write none. The card stays in the folder and parses, but no list, search or
#   mail program that asks khard finds the person. And of those that it lists, it drops the suffix: FN "Jan van der
#   Berg, Jr." is listed as "Jan van der Berg", because khard builds the name from N and leaves out its fifth part.
# Expected by most: a valid card is a contact, and FN, the "formatted name", is the name that is shown.
# Packages: Debian 12 khard 0.18.0-1, python3-vobject 0.9.6.1-2
# Source: run.
set -euo pipefail
command -v khard >/dev/null || { echo "needs khard (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/book" "$tmp/khard"
printf '[addressbooks]\n[[clients]]\npath = %s/book\n[general]\ndefault_action = list\n' "$tmp" > "$tmp/khard/khard.conf"
card() { printf 'BEGIN:VCARD\r\nVERSION:3.0\r\n%sN:%s\r\nFN:%s\r\nEMAIL:a@example.com\r\nEND:VCARD\r\n' "$1" "$2" "$3"; }
card '' 'Reyes;Ana;;;' 'Ana Reyes' > "$tmp/book/without.vcf"
card $'UID:u1\r\n' 'Stone;Ben;;;' 'Ben Stone' > "$tmp/book/with.vcf"
card $'UID:u2\r\n' 'van der Berg;Jan;;;Jr.' 'Jan van der Berg\, Jr.' > "$tmp/book/suffix.vcf"
khard --version
got=$(XDG_CONFIG_HOME=$tmp khard list --parsable 2>"$tmp/said" | cut -f 2 | sort)
cat "$tmp/said"; echo "$got"
[ "$got" = $'Ben Stone\nJan van der Berg' ] && grep -q 'has no UID and will not be available' "$tmp/said" && echo ok
