/** A takeoff. The server counts the material itself and never trusts the browser's numbers (TAKEOFF-LEAD). */
import { materialName } from '../../contract/lead-forms.ts';
import { estimatePath } from '../../contract/takeoff-fields.ts';
import { listTakeoff } from '../../domain/takeoff/list-rows.ts';
import { readMaterial, writeMaterial } from '../../domain/takeoff/material-text.ts';
import { findPrices } from '../../domain/takeoff/price-range.ts';
import { hasRows, readTakeoff, writeQuery } from '../../domain/takeoff/read-takeoff.ts';
import { toDay } from '../../domain/to-day.ts';
import type { KindBehavior } from './behavior.ts';

export const takeoff: KindBehavior = {
  isSubject: true,

  /** Stores an invalid takeoff as sent, without material. */
  enrich({ fields, receivedAtMs }, { takeoff: words, rates }) {
    if (!fields.takeoff) return fields;
    const parameters = new URLSearchParams(fields.takeoff);
    const prices = findPrices(rates, toDay(receivedAtMs));
    const rows = hasRows(parameters) ? listTakeoff(parameters, words, prices) : undefined;
    if (!rows) return fields;
    return { ...fields, takeoff: writeQuery(readTakeoff(parameters)), [materialName]: writeMaterial(rows) };
  },

  describeTable({ [materialName]: material, takeoff }) {
    if (!takeoff) return undefined;
    const rows = material === undefined ? [] : readMaterial(material);
    return { rows, path: `${estimatePath}?${takeoff}` };
  },
};
