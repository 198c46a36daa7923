import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const dist = path.join(root, 'dist');
export const cache = path.join(root, '.cache');
/** `bin('node')` is the Node of this process, which tools/bootstrap.mjs has chosen. */
export const bin = (name: string) =>
  name === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', name);
export const serverProgram = path.join(root, 'server', 'main.ts');
