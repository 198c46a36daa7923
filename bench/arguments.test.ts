import { afterEach, expect, test, vi } from 'vitest';
import { bin } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';
import { checkLoad } from './arguments.ts';
import { chooseRoutes } from './pages/options.ts';

afterEach(() => vi.restoreAllMocks());

/** What a benchmark says to wrong options, before it measures anything. */
const ask = async (program: string, ...options: string[]) => {
  const { code, output } = await run(bin('node'), [`bench/${program}.ts`, ...options], { quiet: true });
  return { code, said: output.trim() };
};

test.each([
  [
    'build',
    ['--projects', 'many'],
    'npm run bench:build: --projects is "many"; it wants a whole number from 1.',
  ],
  ['build', ['--projects', '0'], 'npm run bench:build: --projects is "0"; it wants a whole number from 1.'],
  ['build', ['--quick'], "npm run bench:build: Unknown option '--quick'. It knows --projects, --force."],
  ['directions', ['--runs', '0'], 'npm run bench:directions: --runs is "0"; it wants a whole number from 1.'],
  ['pages', ['--runs', '1.5'], 'npm run bench:pages: --runs is "1.5"; it wants a whole number from 1.'],
  [
    'pages',
    ['--peer', 'a.example'],
    'npm run bench:pages: --peer is "a.example"; it wants an address such as https://a.example/.',
  ],
  [
    'pages',
    ['--route'],
    "npm run bench:pages: Unknown option '--route'. It knows --runs, --routes, --peer, --force.",
  ],
])('%s %s says what is wrong and measures nothing', async (program, options, sentence) => {
  expect(await ask(program, ...options)).toEqual({ code: 2, said: sentence });
});

test('a machine that is busy is said, unless it is forced', () => {
  const refused = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('refused');
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => checkLoad('bench:pages', false, 1.3)).toThrow('refused');
  expect(refused).toHaveBeenCalledWith(2);
  expect(said.mock.calls[0]?.[0]).toMatch(
    /^npm run bench:pages: the load of this machine is 1\.3, .* add --force\.$/,
  );
  expect(checkLoad('bench:pages', true, 1.3)).toBe(1.3);
  expect(checkLoad('bench:pages', false, 0.9)).toBe(0.9);
});

test('a route that is not built is named', () => {
  const refused = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('refused');
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const options = { runs: 1, routes: ['/about', '/gone'], peers: [], isForced: false };
  expect(() => chooseRoutes(options, ['/', '/about'])).toThrow('refused');
  expect(said).toHaveBeenLastCalledWith(
    'npm run bench:pages: --routes names /gone, and no built page is there.',
  );
  refused.mockRestore();
  expect(chooseRoutes({ ...options, routes: ['/about', '/'] }, ['/', '/about'])).toEqual(['/', '/about']);
});
