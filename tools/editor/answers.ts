/** What the editor answers instead of doing what was asked. */
import type { Issue } from './check.ts';

export class Refusal extends Error {
  readonly status: number;
  readonly issues: readonly Issue[];

  constructor(status: number, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.status = status;
    this.issues = issues;
  }
}

export const notFound = (): Refusal => new Refusal(404, 'The editor knows nothing of this name.');
