#!/usr/bin/env bash
# Surprise: a browser fills the phone of a form with what it knows, +1 843-555-0142. In the usual American mask, (000)
#   000-0000, five libraries of npm (imask, maska, text-mask-core, vanilla-masker, string-mask) take the 1 of the
#   country for the first digit and drop the last: (184) 355-5014. The field looks complete, and the number is
#   nobody's. @maskito/phone is right.
# Expected by most: what does not fit into the mask is refused, or the start is cut off rather than the end.
# Packages: npm imask 7.6.1, maska 3.2.1, text-mask-core 5.1.2, vanilla-masker 1.2.0, string-mask 0.3.0, @maskito/core
#   5.6.0, @maskito/phone 5.6.0
# Source: run. HTML's autofill field "tel" is a number with the country; "tel-national" is without.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" imask@7.6.1 maska@3.2.1 text-mask-core@5.1.2 vanilla-masker@1.2.0 \
  string-mask@0.3.0 @maskito/core@5.6.0 @maskito/kit@5.6.0 @maskito/phone@5.6.0 libphonenumber-js@1.13.16
cd "$tmp"
cat > try.mjs <<'J'
import { createRequire } from 'node:module';
import { maskitoTransform } from '@maskito/core';
import { maskitoPhoneOptionsGenerator } from '@maskito/phone';
import metadata from 'libphonenumber-js/min/metadata';
import { Mask } from 'maska';
const require = createRequire(import.meta.url);
const IMask = require('imask');
const { conformToMask } = require('text-mask-core');
const vanilla = require('vanilla-masker');
const stringMask = require('string-mask');
const pattern = [...'(ddd) ddd-dddd'].map((letter) => (letter === 'd' ? /\d/ : letter));
const masks = {
  imask: (text) => IMask.pipe(text, { mask: '(000) 000-0000' }),
  maska: (text) => new Mask({ mask: '(###) ###-####' }).masked(text),
  'text-mask-core': (text) => conformToMask(text, pattern, { guide: false }).conformedValue,
  'vanilla-masker': (text) => vanilla.toPattern(text, '(999) 999-9999'),
  'string-mask': (text) => stringMask.apply(text.replace(/\D/g, ''), '(000) 000-0000'),
  '@maskito/phone': (text) => maskitoTransform(text, maskitoPhoneOptionsGenerator({ countryIsoCode: 'US', metadata })),
};
for (const [name, mask] of Object.entries(masks)) console.log(`${name}: ${['843-555-0142', '+1 843-555-0142'].map(mask).join(' | ')}`);
J
for name in imask maska text-mask-core vanilla-masker string-mask @maskito/phone; do grep -m 1 '"version"' node_modules/$name/package.json; done
got=$(node try.mjs)
echo "$got"
[ "$got" = 'imask: (843) 555-0142 | (184) 355-5014
maska: (843) 555-0142 | (184) 355-5014
text-mask-core: (843) 555-0142 | (184) 355-5014
vanilla-masker: (843) 555-0142 | (184) 355-5014
string-mask: (843) 555-0142 | (184) 355-5014
@maskito/phone: +1 843 555-0142 | +1 843 555-0142' ] && echo ok
