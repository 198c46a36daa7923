#!/usr/bin/env bash
# Surprise: Lingua::EN::Words2Nums of Perl adds the words of a fraction: "five eighths" of an inch are 13, and "two
#   fifty" a square foot is 52. Numerizer of Ruby, which reads the numbers for Chronic, knows both fractions, and writes
#   "twenty-five hundred dollars" as "20 500 dollars", "a hundred" as "a100" and "the third one" as "the/3 1". Neither
#   gives up, though "half" and "a couple" are undefined in Perl.
# Expected by most: 5/8 and 2500, as each of them has it in the other one's case, or nothing.
# Packages: Debian 12 liblingua-en-words2nums-perl 0.19-4, ruby-numerizer 0.2.0-2
# Source: run.
set -euo pipefail
{ perl -MLingua::EN::Words2Nums -e 1 && ruby -rnumerizer -e 1; } > /dev/null 2>&1 || { echo "needs liblingua-en-words2nums-perl, ruby-numerizer (apt)"; exit 2; }
dpkg-query -W liblingua-en-words2nums-perl ruby-numerizer
got=$(perl -MLingua::EN::Words2Nums -e 'print "$_ = ", words2nums($_) // "undefined", "\n" for ("twenty-five hundred", "five eighths", "two fifty", "half")'
  ruby -rnumerizer -e '["five eighths", "twelve and a half", "twenty-five hundred dollars", "a hundred dollars", "the third one"].each { |text| puts "#{text} = #{Numerizer.numerize(text)}" }')
echo "$got"
[ "$got" = 'twenty-five hundred = 2500
five eighths = 13
two fifty = 52
half = undefined
five eighths = 5/8
twelve and a half = 12.5
twenty-five hundred dollars = 20 500 dollars
a hundred dollars = a100 dollars
the third one = the/3 1' ] && echo ok
