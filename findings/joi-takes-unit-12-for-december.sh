#!/usr/bin/env bash
# Surprise: a date field that Joi, yup or zod (z.coerce.date) checks accepts "Unit 12" as December 1, 2001, "Lot 5" as
#   May 1, "Oak 3" as March 1, "Hale & Sons 7" as July 1 and 10% as October 1, since V8's Date takes a number after any
#   word for a month. csv-parse with cast_date makes such dates of the cells of a list. "12 King St" and a text without a
#   number are refused, so the usual tests pass.
# Expected by most: a text without a month or a year is no date.
# Packages: npm joi 18.3.2, yup 1.7.1, zod 4.6.7, csv-parse 7.0.3
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" joi@18.3.2 yup@1.7.1 zod@4.6.7 csv-parse@7.0.3
cat > "$tmp/check.mjs" <<'J'
import { parse } from 'csv-parse/sync';
import Joi from 'joi';
import * as yup from 'yup';
import { z } from 'zod';
const show = (value) => (value instanceof Date && !Number.isNaN(+value) ? value.toDateString().slice(4) : 'refused');
for (const text of ['6/12/2026', 'Unit 12', 'Lot 5', 'Oak 3', 'Hale & Sons 7', '10%', '12 King St', 'soon']) {
  const { value, error } = Joi.date().validate(text);
  const [[cell]] = parse(`"${text}"`, { cast: true, cast_date: true });
  console.log(`${text}: Joi ${show(error ? undefined : value)}, yup ${show(yup.date().cast(text, { assert: false }))}, zod ${show(z.coerce.date().safeParse(text).data)}, csv-parse ${cell instanceof Date ? show(cell) : cell}`);
}
J
grep '"version"' "$tmp"/node_modules/{joi,yup,zod,csv-parse}/package.json
got=$(TZ=America/New_York node "$tmp/check.mjs")
echo "$got"
[ "$got" = '6/12/2026: Joi Jun 12 2026, yup Jun 12 2026, zod Jun 12 2026, csv-parse Jun 12 2026
Unit 12: Joi Dec 01 2001, yup Dec 01 2001, zod Dec 01 2001, csv-parse Dec 01 2001
Lot 5: Joi May 01 2001, yup May 01 2001, zod May 01 2001, csv-parse May 01 2001
Oak 3: Joi Mar 01 2001, yup Mar 01 2001, zod Mar 01 2001, csv-parse Mar 01 2001
Hale & Sons 7: Joi Jul 01 2001, yup Jul 01 2001, zod Jul 01 2001, csv-parse Jul 01 2001
10%: Joi Oct 01 2001, yup Oct 01 2001, zod Oct 01 2001, csv-parse Oct 01 2001
12 King St: Joi refused, yup refused, zod refused, csv-parse 12 King St
soon: Joi refused, yup refused, zod refused, csv-parse soon' ] && echo ok
