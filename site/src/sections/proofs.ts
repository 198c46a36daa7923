/** Licenses, insurance and certificates, as lists show them. */
import type { Company } from '../../../contract/company.ts';

export interface Proof {
  /** The issuer or the purpose: "South Carolina", "General liability". */
  title: string;
  text: string;
  /** A number that anybody can look up at `register`. */
  number?: string | undefined;
  register?: string | undefined;
  sample: boolean;
}

type Names = Record<'liability' | 'workersCompensation', string>;

/** Liability first. */
export const listPolicies = (insurance: Company['insurance'], names: Names): Proof[] =>
  (['liability', 'workersCompensation'] as const).flatMap((kind) => {
    const policy = insurance[kind];
    if (!policy) return [];
    const text = [policy.amount, policy.carrier].filter(Boolean).join(', ');
    return [{ title: names[kind], text, sample: policy.sample }];
  });

export function listProofs(company: Company, names: Names): Proof[] {
  const { licenses, insurance, certificates, serviceArea } = company;
  const nameState = (code: string) => serviceArea.find((state) => state.code === code)?.name ?? code;
  return [
    ...licenses.map((license) => ({
      ...license,
      title: nameState(license.state),
      text: license.class ?? license.board ?? '',
    })),
    ...listPolicies(insurance, names),
    ...certificates.map((entry) => ({ ...entry, title: entry.name, text: entry.holder ?? entry.issuer })),
  ];
}
