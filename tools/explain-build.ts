/** Runs after a failed build with its exit code, and explains a lack of memory. */
const code = Number(process.argv[2]) || 1;
/** Exit codes of a process that the system killed (SIGKILL), or that hit the limit in NODE_OPTIONS (SIGABRT). */
const memoryCodes = [137, 134];

if (memoryCodes.includes(code))
  console.error(
    'The build ran out of memory. It needs about 900 MB of free memory: close other programs, add swap, or build on another machine and publish from there (docs/publishing.md).',
  );
process.exitCode = code;
