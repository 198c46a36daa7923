#!/usr/bin/env bash
# Surprise: Text::vCard of Perl leaves out the empty fields of what it writes: an address of street, city, state and ZIP
#   code becomes ADR:410 Oak Grove Rd;Mt Pleasant;SC;29464, in which the street is the post box, the state the street
#   and the ZIP code the city. The suffix Jr. of a name becomes the middle name. A line break in a note is written as
#   one, so the second line is none of the card. It reads its own card so: the street is SC. vobject has the seven
#   fields.
# Expected by most: the fields of an address have places, and a field that is not set is empty.
# Packages: Debian 12 libtext-vcard-perl 3.09-2, python3-vobject 0.9.6.1-2
# Source: run; RFC 6350, section 6.3.1.
set -euo pipefail
{ perl -MText::vCard::Addressbook -e 1 && /usr/bin/python3 -c 'import vobject'; } > /dev/null 2>&1 || { echo "needs libtext-vcard-perl, python3-vobject (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
cat > try.pl <<'P'
use strict;
use warnings;
use Text::vCard::Addressbook;
my $book = Text::vCard::Addressbook->new;
my $card = $book->add_vcard;
$card->fullname('Ana Hale, Jr.');
my $name = $card->add_node({ node_type => 'N' });
$name->family('Hale'); $name->given('Ana'); $name->suffixes('Jr.');
my $address = $card->add_node({ node_type => 'ADR' });
$address->street('410 Oak Grove Rd'); $address->city('Mt Pleasant'); $address->region('SC'); $address->post_code('29464');
$card->note("Gate 4412\nCall first");
print $book->export;
my ($again) = Text::vCard::Addressbook->new({ source_text => $book->export })->vcards;
my ($read) = @{ $again->get({ node_type => 'ADR' }) };
my ($read_name) = @{ $again->get({ node_type => 'N' }) };
print 'street ', $read->street, ', city ', $read->city, ', middle name ', $read_name->middle, "\n";
P
cat > try.py <<'P'
import vobject

card = vobject.vCard()
card.add('fn').value = 'Ana Hale'
card.add('n').value = vobject.vcard.Name('Hale', 'Ana', suffix='Jr.')
card.add('adr').value = vobject.vcard.Address('410 Oak Grove Rd', 'Mt Pleasant', 'SC', '29464')
print(*(line for line in card.serialize().splitlines() if line[:2] in ('AD', 'N:')), sep='\n')
P
dpkg-query -W libtext-vcard-perl python3-vobject
got=$(perl try.pl | tr -d '\r'; /usr/bin/python3 try.py)
echo "$got"
[ "$got" = 'BEGIN:VCARD
N:Hale;Ana;Jr.
FN:Ana Hale\, Jr.
ADR:410 Oak Grove Rd;Mt Pleasant;SC;29464
NOTE:Gate 4412
Call first
END:VCARD
street SC, city 29464, middle name Jr.
ADR:;;410 Oak Grove Rd;Mt Pleasant;SC;29464;
N:Hale;Ana;;;Jr.' ] && echo ok
