/** Reads the options of a benchmark. What is wrong with them is said with the command and the option, and nothing is run. */
import { loadavg } from 'node:os';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Above this load, figures say more about the machine than about the project. */
const quietLoad = 1;

/** Ends the command with a sentence instead of a stack of calls. */
export function refuse(command: string, sentence: string): never {
  console.error(`npm run ${command}: ${sentence}`);
  process.exit(2);
}

export function readOptions<Options extends ParseArgsOptionsConfig>(command: string, options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    return refuse(command, `${(error as Error).message.split('. ')[0] ?? ''}. It knows ${known.join(', ')}.`);
  }
}

export function readCount(command: string, option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) refuse(command, `--${option} is "${text}"; it wants a whole number from 1.`);
  return Number(text);
}

/** Returns the load of the machine; ends the command when it is too high to measure, unless it is forced. */
export function checkLoad(command: string, isForced: boolean, load = loadavg()[0] ?? 0): number {
  if (load > quietLoad && !isForced) {
    refuse(
      command,
      `the load of this machine is ${load.toFixed(1)}, and figures above ${quietLoad.toFixed(1)} are not worth keeping. Wait, or add --force.`,
    );
  }
  return load;
}
