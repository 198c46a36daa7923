/** ENGINES-SAME: every dialog is as tall as its words, fits into the window and closes with Escape. */
import { atBothWidths, expectSound, test, type Front, type Tab } from './engine-test.ts';

interface Dialog {
  name: string;
  path: string;
  /** The dialog or popover. */
  at: string;
  /** Only at this width. */
  only?: 'phone' | 'desk';
  open: (tab: Tab, front: Front) => Promise<void>;
}

const notice = '[role=alertdialog]';

/** Fills in the required fields of the first form of the page. */
function fill(): void {
  const values: Record<string, string> = { email: 'ann@customer.example', tel: '843 555 0177' };
  const form = document.querySelector<HTMLFormElement>('main form:is([method=post], [data-checkout])');
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(':required') ?? []) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
    else field.value = values[field.type] ?? '12';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const sends =
  (button: string, fate: 'pass' | 'refuse' = 'pass'): Dialog['open'] =>
  async (tab, front) => {
    front.rule(({ method }) => (method === 'POST' ? fate : 'pass'));
    await tab.click('main form button', button);
    await tab.poll(() => document.querySelector('main form [aria-invalid=true]') !== null).toBe(true);
    await tab.read(fill);
    await tab.click('main form button', button);
  };
const clicks =
  (selector: string): Dialog['open'] =>
  (tab) =>
    tab.click(selector);

const dialogs: readonly Dialog[] = [
  { name: 'confirmation', path: '/contact', at: notice, open: sends('Submit Now') },
  { name: 'failure', path: '/contact', at: notice, open: sends('Submit Now', 'refuse') },
  { name: 'order', path: '/checkout', at: notice, open: sends('Continue to payment') },
  { name: 'film', path: '/about', at: '[data-film-overlay]', open: clicks('[data-film]') },
  {
    name: 'menu',
    path: '/about',
    at: '#menu-panel',
    only: 'phone',
    open: clicks('button[commandfor=menu-panel]'),
  },
  {
    name: 'search box',
    path: '/about',
    at: '#search-box',
    only: 'desk',
    open: clicks('#header [popovertarget=search-box]'),
  },
];

/** Whether an open dialog is in the window as a whole. */
function readState(selector: string): 'closed' | 'cut' | 'open' {
  const dialog = document.querySelector(`${selector}:is([open], :popover-open)`);
  if (!dialog) return 'closed';
  const { top, left, bottom, right } = dialog.getBoundingClientRect();
  return top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1 ? 'cut' : 'open';
}

// The page logs the refused request.
test.use({ expectedErrors: /view transition|status of 503/i });

atBothWidths(() => {
  for (const { name, path, at, only, open } of dialogs)
    test(`opens and closes the ${name} of ${path}`, async ({ tab, front, viewport }) => {
      test.skip(only !== undefined && (only === 'phone') !== (viewport?.width === 390));
      await tab.goto(path);
      await open(tab, front);
      await tab.poll(readState, at).toBe('open');
      await expectSound(tab);
      await tab.press('Escape');
      await tab.poll(readState, at).toBe('closed');
    });
});
