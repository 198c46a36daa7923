/** Starts Astro's development server through its API: the command line may move into the background. */
import path from 'node:path';
import { dev, type AstroInlineConfig } from 'astro';
import { limitFileAccess } from './file-access.ts';
import { root } from './paths.ts';

/** An error that the owner can fix: they see only its message. */
class StartError extends Error {}

type AstroFault = Error & { loc?: { file?: string; line?: number } };

/** `port` is the requested port. */
function describeFault(error: unknown, port: number): string {
  const { message, loc } = error instanceof Error ? (error as AstroFault) : { message: String(error) };
  if (/port \d+ is already in use/i.test(message))
    return `Port ${port} is taken: stop the program that uses it, or choose another port, such as PORT=${port + 1}.`;
  const plain = message.replaceAll('**', '').trim();
  if (!loc?.file) return plain;
  const file = path.relative(root, loc.file).split(path.sep).join('/');
  return `${file}${loc.line ? `:${loc.line}` : ''}: ${plain.replace(/^\S*\/content\/\S+ /, '')}`;
}

export async function startDevelopment(
  port: number,
  host: string,
  { vite, ...config }: AstroInlineConfig,
): ReturnType<typeof dev> {
  const { fs, plugin } = limitFileAccess(root);
  try {
    return await dev({
      root: path.join(root, 'site'),
      ...config,
      server: { host, port },
      vite: {
        ...vite,
        plugins: [plugin],
        server: { ...vite?.server, fs, strictPort: true },
      },
    });
  } catch (error) {
    throw new StartError(describeFault(error, port), { cause: error });
  }
}
