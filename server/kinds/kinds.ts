/** The behavior of single kinds of request beyond their rows in contract/enquiry-forms.ts, one file each. */
import { enquiryKinds, type EnquiryKind } from '../../contract/enquiry-forms.ts';
import type { KindBehavior } from './behavior.ts';
import { bid } from './bid.ts';
import { takeoff } from './takeoff.ts';

const kinds: Partial<Record<EnquiryKind, KindBehavior>> = { bid, takeoff };

export const getBehavior = (kind: EnquiryKind): KindBehavior => kinds[kind] ?? {};

export const kindsWithDue = enquiryKinds.filter((kind) => getBehavior(kind).findDue !== undefined);
