/** ENGINES-SAME: lists are lists in WebKit's accessibility tree. Firefox and Chromium announce every list. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { lacks } from '../server/testing/installed.ts';
import { firstPages } from './support/first-pages.ts';
import { expect, test } from './support/test.ts';

const programs = ['xvfb-run', 'dbus-run-session', '/usr/libexec/at-spi-bus-launcher'];
const typelibs = `/usr/bin/python3 -c "import gi; gi.require_version('WebKit2', '4.1'); gi.require_version('Atspi', '2.0')"`;

test.describe.configure({ timeout: 600_000 });

for (const width of [390, 1440])
  test(`announces every list at ${width} px`, ({ baseURL }) => {
    test.skip(lacks('announced lists', programs, typelibs));
    const script = path.join(import.meta.dirname, 'engines/read-lists.py');
    const screen = ['-a', '-s', '-screen 0 1600x1400x24'];
    const { stdout } = spawnSync(
      'xvfb-run',
      [
        ...[...screen, 'dbus-run-session', '--', '/usr/bin/python3', script, String(width)],
        ...firstPages.map((route) => new URL(route, baseURL).href),
      ],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          LIBGL_ALWAYS_SOFTWARE: '1',
          // WebKit's sandbox does not start as root.
          ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
        },
      },
    );
    const pages = JSON.parse(stdout) as Record<string, [role: string, text: string][]>;
    const lists = Object.entries(pages).flatMap(([page, found]) =>
      found.map(([role, text]) => ({ page, role, text })),
    );
    expect(lists.length).toBeGreaterThan(firstPages.length);
    expect(lists.filter(({ role }) => role !== 'list')).toEqual([]);
  });
