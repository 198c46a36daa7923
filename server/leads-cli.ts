/** `npm run leads -- …`: reads and keeps leads, with or without a running server. */
import { runCommand } from './run-leads-command.ts';

// All output is personal data: no other user of this machine may read it.
process.umask(0o077);
// `… | head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await runCommand(process.argv.slice(2), process.env);
