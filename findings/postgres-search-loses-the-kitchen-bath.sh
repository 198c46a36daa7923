#!/usr/bin/env bash
# Surprise: PostgreSQL's full-text search does not find "kitchen/bath remodel" by "bath" or by "kitchen": two words with
#   a slash are the path of a file, one lexeme, and a space forgotten after a period ("the deck.Please call") makes a
#   host name, so "deck" is not found. "bath;kitchen", "bath&kitchen" and "tub-to-shower" are taken apart. In a phone
#   number each hyphen is a minus sign: "843-555-0142" holds -555 and -0142, and "(843) 555-0142" and "0142" do not find
#   it.
# Expected by most: whatever is not a letter or a digit ends a word, as it does with the hyphen of "walk-in".
# Package: Debian 12 postgresql-15 15.18-0+deb12u1 (configuration "english")
# Source: run. The manual's list of token types names file, host and signed integers.
set -euo pipefail
bin=/usr/lib/postgresql/15/bin
[ -x $bin/initdb ] || { echo "needs postgresql-15 (apt)"; exit 2; }
tmp=$(mktemp -d); as=''
[ "$(id -u)" = 0 ] && { chown postgres "$tmp"; as='runuser -u postgres --'; }
trap '$as $bin/pg_ctl -D "$tmp/data" -m immediate stop >/dev/null; rm -rf "$tmp"' EXIT
cd "$tmp"
$as $bin/initdb -D "$tmp/data" -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
$as $bin/pg_ctl -D "$tmp/data" -o "-c listen_addresses='' -k $tmp" -l "$tmp/log" -w start >/dev/null
sql() { $as $bin/psql -h "$tmp" -At -d postgres -c "$1"; }
sql 'show server_version'
got=$(sql "select note || ' | ' || words || ' | ' || case when to_tsvector('english', note) @@ plainto_tsquery('english', words) then 'found' else 'nothing' end
  from (values ('kitchen/bath remodel', 'bath'), ('kitchen/bath remodel', 'kitchen'), ('bath;kitchen remodel', 'bath'), ('walk-in shower', 'walk in'),
    ('Replace the deck.Please call', 'deck'), ('call 843-555-0142', '843-555-0142'), ('call 843-555-0142', '(843) 555-0142'),
    ('call 843-555-0142', '0142')) v (note, words)")
echo "$got"
[ "$got" = 'kitchen/bath remodel | bath | nothing
kitchen/bath remodel | kitchen | nothing
bath;kitchen remodel | bath | found
walk-in shower | walk in | found
Replace the deck.Please call | deck | nothing
call 843-555-0142 | 843-555-0142 | found
call 843-555-0142 | (843) 555-0142 | nothing
call 843-555-0142 | 0142 | nothing' ] && echo ok
