import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const dist = path.join(root, 'dist');
export const cache = path.join(root, '.cache');
const modules = path.join(root, 'node_modules');
/** The project's own Node. */
const node = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
export const bin = (name: string) => (name === 'node' ? node : path.join(modules, '.bin', name));
export const serverProgram = path.join(root, 'server', 'main.ts');
