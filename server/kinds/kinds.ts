/** The behavior of single kinds of request beyond their rows in contract/lead-forms.ts, one file each. */
import { leadKinds, type LeadKind } from '../../contract/lead-forms.ts';
import type { KindBehavior } from './behavior.ts';
import { bid } from './bid.ts';
import { takeoff } from './takeoff.ts';

const kinds: Partial<Record<LeadKind, KindBehavior>> = { bid, takeoff };

export const getBehavior = (kind: LeadKind): KindBehavior => kinds[kind] ?? {};

export const kindsWithDue = leadKinds.filter((kind) => getBehavior(kind).findDue !== undefined);
