/** The editor's error responses. */
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

export const notFound = (): Refusal => new Refusal(404, 'The editor has nothing with this name.');

export const changedMeanwhile = (): Refusal =>
  new Refusal(409, 'Somebody else changed this meanwhile. Nothing was saved, and nothing is lost.');
