/** `node tools/explain-build.ts CODE MB` runs after a failed build step with its exit code and the memory that it needs. */
const [code = 1, megabytes] = process.argv.slice(2).map(Number);
/** Exit codes of a process that the system killed (SIGKILL), or that hit the limit in NODE_OPTIONS (SIGABRT, SIGTRAP). */
const memoryCodes = [137, 134, 133];

if (memoryCodes.includes(code))
  console.error(
    `The build ran out of memory. This step needs about ${megabytes} MB of free memory: close other programs, add swap, or use an image that another machine built (docs/images.md).`,
  );
process.exitCode = code || 1;
