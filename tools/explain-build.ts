/** Runs after a build that failed, with its exit code: says so where the memory of the machine was used up. */
const code = Number(process.argv[2]) || 1;
/** Ended by the system (SIGKILL), or by the limit of NODE_OPTIONS (SIGABRT). */
const memoryCodes = [137, 134];

if (memoryCodes.includes(code))
  console.error(
    'The build was ended because the memory was used up. It needs about 900 MB that are free: close other programs, add swap, or build on another machine and publish from there (docs/publishing.md).',
  );
process.exitCode = code;
