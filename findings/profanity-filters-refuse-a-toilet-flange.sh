#!/usr/bin/env bash
# Surprise: filters of bad words that compare whole words still refuse ordinary requests to a builder. bad-words, the
#   most used one, takes offense at flange, screw (not screws), shag carpet, knob and tube, butt joint and Mr. Cox.
#   @2toad/profanity agrees on four of these and adds Ms. Butts; leo-profanity has the joint and the pipe nipple, and
#   obscenity, which matches patterns, Mr. Dickson and Ms. Cummings.
# Expected by most: the famous false alarms come from parts of words, so whole words keep a trade's language out of it.
# Packages: npm bad-words 4.1.5, @2toad/profanity 3.3.0, leo-profanity 1.9.0, obscenity 0.4.6
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" bad-words@4.1.5 @2toad/profanity@3.3.0 leo-profanity@1.9.0 obscenity@0.4.6
cat > "$tmp/judge.mjs" <<'J'
import { Filter } from 'bad-words';
import { profanity } from '@2toad/profanity';
import leo from 'leo-profanity';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
const words = new Filter();
const patterns = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
const filters = {
  'bad-words': (text) => words.isProfane(text),
  '@2toad/profanity': (text) => profanity.exists(text),
  'leo-profanity': (text) => leo.check(text),
  obscenity: (text) => patterns.hasMatch(text),
};
for (const text of ['Replace the toilet flange.', 'A screw is loose.', 'Screws are loose.', 'Remove the shag carpet.', 'Old knob and tube wiring.',
  'A butt joint has opened.', 'The pipe nipple leaks.', 'Call Mr. Cox.', 'Call Ms. Butts.', 'Call Mr. Dickson.', 'Call Ms. Cummings.'])
  console.log(`${text} ${Object.keys(filters).filter((name) => filters[name](text)).join(', ') || 'no filter'}`);
J
grep '"version"' "$tmp"/node_modules/{bad-words,@2toad/profanity,leo-profanity,obscenity}/package.json
got=$(node "$tmp/judge.mjs")
echo "$got"
[ "$got" = 'Replace the toilet flange. bad-words, @2toad/profanity
A screw is loose. bad-words
Screws are loose. no filter
Remove the shag carpet. bad-words, @2toad/profanity
Old knob and tube wiring. bad-words
A butt joint has opened. bad-words, @2toad/profanity, leo-profanity
The pipe nipple leaks. leo-profanity
Call Mr. Cox. bad-words, @2toad/profanity
Call Ms. Butts. @2toad/profanity
Call Mr. Dickson. obscenity
Call Ms. Cummings. obscenity' ] && echo ok
