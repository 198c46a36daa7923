/**
 * Scores how likely a lead is spam. Each signal also occurs with honest people (browsers fill hidden fields, readers
 * without JavaScript send no token). So signals only add up, and no verdict ever deletes or refuses a lead.
 */
import { fillIn } from '../../contract/fill-in.ts';
import type { MailWords } from '../../contract/words/english.ts';
import { countLinks, mostHonestLinks } from '../../domain/count-links.ts';
import type { Judgement, LeadFields, Signals, Verdict } from '../store/records.ts';
import type { TokenState } from '../signing/form-token.ts';

export interface Evidence {
  fields: LeadFields;
  signals: Signals;
  token: TokenState;
  /** The hosts that serve the site. */
  ownHosts: readonly string[];
  /** Leads from the same address in the last ten minutes. */
  recentFromAddress: number;
}

interface Weight {
  points: number;
  reason: keyof Reasons;
  values?: Readonly<Record<string, number>>;
}

type Reasons = MailWords['lead']['reasons'];

const thresholds = { suspect: 3, junk: 6 } as const;
/** A household of two may ask for three quotes; nobody sends six separate requests within ten minutes. */
const manyFromAddress = 5;

/** `reasons`: the texts for the owner's mail. */
export function scoreSpam(evidence: Evidence, reasons: Reasons): Judgement {
  const found = [
    judgeHoneypot(evidence),
    judgeToken(evidence),
    judgeLinks(evidence),
    judgeOrigin(evidence),
    judgeHaste(evidence),
  ].filter((weight) => weight !== undefined);
  const score = found.reduce((sum, { points }) => sum + points, 0);
  const said = found.map(({ reason, values = {} }) => fillIn(reasons[reason], values));
  return { verdict: toVerdict(score), score, reasons: said };
}

function toVerdict(score: number): Verdict {
  if (score >= thresholds.junk) return 'junk';
  return score >= thresholds.suspect ? 'suspect' : 'clean';
}

function judgeHoneypot({ signals }: Evidence): Weight | undefined {
  return signals.honeypot === undefined ? undefined : { points: 3, reason: 'honeypot' };
}

function judgeToken({ token }: Evidence): Weight | undefined {
  switch (token) {
    case 'missing':
      return { points: 1, reason: 'noToken' };
    case 'young':
      return { points: 2, reason: 'youngToken' };
    case 'forged':
      return { points: 2, reason: 'forgedToken' };
    case 'fine':
    case 'unknown':
      return undefined;
  }
}

function judgeLinks({ fields }: Evidence): Weight | undefined {
  const { website: _asked, ...free } = fields;
  const links = countLinks(Object.values(free).join('\n'));
  return links > mostHonestLinks ? { points: 2, reason: 'links', values: { links } } : undefined;
}

function judgeOrigin({ signals, ownHosts }: Evidence): Weight | undefined {
  const foreign = { points: 2, reason: 'otherSite' } as const;
  const host = URL.parse(signals.origin ?? '')?.host;
  // A static host may serve the pages, and then every post is "cross-site".
  if (host !== undefined && ownHosts.includes(host)) return undefined;
  if (signals.fetchSite === 'cross-site') return foreign;
  // A browser that hides the page sends the origin "null".
  return signals.origin === undefined || signals.origin === 'null' ? undefined : foreign;
}

function judgeHaste({ recentFromAddress }: Evidence): Weight | undefined {
  return recentFromAddress >= manyFromAddress
    ? { points: 2, reason: 'haste', values: { others: recentFromAddress } }
    : undefined;
}
