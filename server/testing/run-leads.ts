/** Runs a command of `npm run leads` in this process: a process for each costs half a second. */
import { vi } from 'vitest';
import { runCommand } from '../run-leads-command.ts';
import { programEnvironment } from './program-environment.ts';

export async function runLeads(args: readonly string[], env: Record<string, string>) {
  let output = '';
  const print = (text: string) => void (output += `${text}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      output += chunk.toString();
      return true;
    }),
  ];
  try {
    return { code: await runCommand(args, { ...programEnvironment, ...env }), output };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
