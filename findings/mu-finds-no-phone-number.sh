#!/usr/bin/env bash
# Surprise: mu, the search of mails for Emacs, does not find what it has indexed when a search holds a hyphen or a
#   slash: 843-555-0142, kitchen/bath, R-13 and subject:B2026-0142 have no result, copied from the mail or in quotation
#   marks. The same numbers with spaces are found, and so are O'Brien and 12,500. notmuch, which has the same index
#   below (Xapian), finds each of them.
# Expected by most: a search for a word that is in the mail finds the mail.
# Packages: Debian 12 maildir-utils 1.8.14-1, notmuch 0.37-1
# Source: run.
set -euo pipefail
for p in mu notmuch; do command -v $p >/dev/null || { echo "needs maildir-utils, notmuch (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
export HOME=$tmp MUHOME=$tmp/mu NOTMUCH_CONFIG=$tmp/notmuch.conf
mkdir -p mail/{cur,new,tmp}
printf '%s\n' 'From: Ann Hale <ann@example.org>' 'To: marcus@example.org' 'Subject: Permit B2026-0142' 'Date: Fri, 12 Jun 2026 10:00:00 -0400' 'Message-ID: <1@example.org>' '' \
  "The kitchen/bath has 12,500 sq ft and needs R-13. Call O'Brien, 843-555-0142." > mail/cur/1:2,S
printf '[database]\npath=%s/mail\n[user]\nname=Marcus\nprimary_email=marcus@example.org\n' "$tmp" > notmuch.conf
mu --version | sed -n 1p; notmuch --version
mu init --maildir="$tmp/mail" > log 2>&1; mu index >> log 2>&1; notmuch new >> log 2>&1
got=$(for search in 843-555-0142 '"843-555-0142"' '843 555 0142' kitchen/bath R-13 subject:B2026-0142 12,500 "O'Brien"; do
  echo "$search: mu $(mu find --fields i "$search" 2>/dev/null | grep -c .), notmuch $(notmuch count -- "$search")"
done)
echo "$got"
[ "$got" = '843-555-0142: mu 0, notmuch 1
"843-555-0142": mu 0, notmuch 1
843 555 0142: mu 1, notmuch 1
kitchen/bath: mu 0, notmuch 1
R-13: mu 0, notmuch 1
subject:B2026-0142: mu 0, notmuch 1
12,500: mu 1, notmuch 1
O'\''Brien: mu 1, notmuch 1' ] && echo ok
