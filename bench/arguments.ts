/** Parses a benchmark's options. An invalid option ends the command with a message that names both. */
import { loadavg } from 'node:os';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Above this load average, the machine distorts the results. */
const quietLoad = 1;

/** Ends the command with a message instead of a stack trace. */
export function refuse(command: string, sentence: string): never {
  console.error(`npm run ${command}: ${sentence}`);
  process.exit(2);
}

export function readOptions<Options extends ParseArgsOptionsConfig>(command: string, options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    return refuse(
      command,
      `${(error as Error).message.split('. ')[0] ?? ''}. Valid options: ${known.join(', ')}.`,
    );
  }
}

export function readCount(command: string, option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) refuse(command, `--${option} is "${text}"; it must be a positive integer.`);
  return Number(text);
}

/** Returns the machine's load average. Ends the command if it is too high, except with --force. */
export function checkLoad(command: string, isForced: boolean, load = loadavg()[0] ?? 0): number {
  if (load > quietLoad && !isForced) {
    refuse(
      command,
      `the load average is ${load.toFixed(1)}, and results above ${quietLoad.toFixed(1)} are unreliable. Wait, or add --force.`,
    );
  }
  return load;
}
