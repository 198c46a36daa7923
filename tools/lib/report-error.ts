/**
 * Reports a failed command. For errors that the user can fix (the class `expected`, an unknown option) it prints only
 * the message, for others the whole stack.
 */
export function reportError(error: unknown, expected: new (message: string) => Error): void {
  const isExpected =
    error instanceof expected || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}
