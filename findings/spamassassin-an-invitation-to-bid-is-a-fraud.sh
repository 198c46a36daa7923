#!/usr/bin/env bash
# Surprise: two plain mails that a contractor waits for get 4.9 and 5.0 points from SpamAssassin, which files 5 as spam.
#   A homeowner whose insurance transfers $12,500 for the repair matches "Advance Fee fraud and lots of money" and
#   "Transfer a lot of money"; with $9,500, or with "12,500 dollars", it gets 3.0. An invitation to bid for $4,200,000
#   that asks for company and bank reference is "Lots of money if you fill out a short form". "Dear Sirs" alone is 2
#   points, and the same text as HTML has one point less than as plain text.
# Expected by most: personal mails without links from a new address get about 0, and plain text is the safer form.
# Package: Debian 12 spamassassin 4.0.1-1~deb12u1, with its own rules, without network tests and without a trained filter
# Source: run.
set -euo pipefail
command -v spamassassin >/dev/null || { echo "needs spamassassin (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
export HOME=$tmp LC_ALL=C
dpkg-query -W spamassassin
write() { # subject and type; the text is read
  printf '%s\n' 'Return-Path: <ben@example.com>' 'From: Ben Carter <ben@example.com>' 'To: Example Drywall <office@example.org>' "Subject: $1" \
    'Date: Fri, 12 Jun 2026 09:00:00 -0400' 'Message-ID: <20260612130000.4711@mail.example.com>' 'MIME-Version: 1.0' "Content-Type: text/$2; charset=utf-8" ''
  cat
}
repair() {
  write 'Drywall repair after a leak' plain << T
$1

My mother's house at 410 Oak Grove Rd had a leak and two ceilings came down. The insurance company has approved $2 and will transfer the money to my account when I send a written quote. Could you come and look this week?

Name: Ben Carter
Address: 410 Oak Grove Rd, Charleston, SC 29401
Phone: 843-555-0142
T
}
bid() {
  write 'Invitation to bid: Riverside Apartments, due June 30' "$2" << T
$1

You are invited to bid on the framing and drywall of Riverside Apartments, Charleston, SC. The construction cost is about \$4,200,000. The owner needs a payment and performance bond. Please send the following with your bid by June 30:

Company name:
Contact person:
Address:
Phone number:
Bank reference:

Ben Carter, project manager, 843-555-0142
T
}
score() { echo "$1: $(spamassassin -L -t 2> log | sed -n 's/^Content analysis details: *(\([-0-9.]*\) points.*/\1/p' | tail -1)"; }
got=$(repair 'Dear Sir,' '$12,500' | score 'repair, $12,500'
  repair 'Dear Sir,' '$9,500' | score 'repair, $9,500'
  repair 'Dear Sir,' '12,500 dollars' | score 'repair, 12,500 dollars'
  repair 'Hello,' '$12,500' | score 'repair, $12,500, Hello'
  bid 'Dear Sirs,' plain | score 'bid'
  bid 'Dear Sirs,' html | score 'bid, HTML'
  bid 'Hello,' plain | score 'bid, Hello')
echo "$got"
[ "$got" = 'repair, $12,500: 4.9
repair, $9,500: 3.0
repair, 12,500 dollars: 3.0
repair, $12,500, Hello: 3.0
bid: 5.0
bid, HTML: 4.1
bid, Hello: 3.0' ] && echo ok
