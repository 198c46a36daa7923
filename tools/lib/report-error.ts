/**
 * Ends a command that failed. What its user can mend is one sentence: an error of the kind `expected`, or an option that
 * does not exist. Everything else is printed in whole.
 */
export function reportError(error: unknown, expected: new (message: string) => Error): void {
  const isExpected =
    error instanceof expected || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}
