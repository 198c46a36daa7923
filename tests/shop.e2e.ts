/** The demonstration shop: its five pages with their numbers, orders, states and messages (docs/specification.md, “Shop”). */
import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/test.ts';

const pages = ['/shop', '/shop-single', '/cart', '/checkout', '/my-account'];

/** Calls that could carry what a visitor typed: anything but the page's own files. */
function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const isOwnFile = ['document', 'script', 'stylesheet', 'image', 'font'].includes(request.resourceType());
    if (request.method() !== 'GET' || !isOwnFile) calls.push(request);
  });
  return calls;
}

for (const path of pages) {
  test(`${path} says that it is a demonstration and stays out of search engines`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('note')).toContainText('Demonstration');
    await expect(page.getByRole('note')).toContainText('not sent to anybody');
    await expect(page.getByRole('note')).toBeInViewport();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(`${path}<`);
  });
}

test.describe('shop', () => {
  const departments = {
    Tools: ['Taping Knife, 12 in', 'Speed Square, 7 in', 'Framing Hammer, 22 oz'],
    Lighting: ['Work Light', 'Pendant Lamp'],
    Hardware: ['Joist Hangers, box of 25', 'Drywall Screws, 1 lb'],
    Cleaning: ['Dustpan and Brush', 'Wash Bucket'],
  };

  // SHOP-PRODUCTS
  test('shows nine products from $18.00 to $44.00, each with Add to cart to the product page', async ({
    page,
  }) => {
    await page.goto('/shop');
    const cards = page.locator('#products li').filter({ has: page.getByRole('heading') });
    await expect(cards).toHaveCount(9);
    const prices = (await cards.allInnerTexts()).map((text) => Number(/\$(\d+\.\d\d)/.exec(text)?.[1]));
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([18, 44]);
    await expect(cards.getByText(/^\$18\.00$/)).toHaveCount(1);
    await expect(cards.getByText(/^\$44\.00$/)).toHaveCount(1);
    const links = cards.getByRole('link', { name: 'Add to cart' });
    await expect(links).toHaveCount(9);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/shop-single');
    await links.first().click();
    await page.waitForURL('**/shop-single');
  });

  test('puts the badge sale! on exactly three', async ({ page }) => {
    await page.goto('/shop');
    const cards = page.locator('#products li').filter({ hasText: 'sale!' });
    await expect(cards.getByRole('heading')).toHaveText([
      'Work Light',
      'Speed Square, 7 in',
      'Dustpan and Brush',
    ]);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      // SHOP-CATEGORIES
      test('the category list starts at All and shows one department with its count', async ({ page }) => {
        await page.goto('/shop');
        const list = page.getByRole('combobox', { name: 'Category' });
        const shown = page.locator('#products li:visible h3');
        await expect(list).toHaveValue('All');
        await expect(list.locator('option')).toHaveText(['All', ...Object.keys(departments)]);
        await expect(page.getByText('Showing 9 of 9 results')).toBeVisible();
        await expect(shown).toHaveCount(9);
        for (const [department, titles] of Object.entries(departments)) {
          await list.selectOption(department);
          expect((await shown.allInnerTexts()).sort()).toEqual([...titles].sort());
          await expect(page.locator('#products span:visible', { hasText: 'Showing' })).toHaveText(
            `Showing ${titles.length} of 9 results`,
          );
        }
        await list.selectOption('All');
        await expect(shown).toHaveCount(9);
        await expect(page.getByText('Showing 9 of 9 results')).toBeVisible();
      });
    });
  }

  // SHOP-PAGER
  test('the pager is fixed at 1, 2 and next, and says so', async ({ page }) => {
    await page.goto('/shop');
    const pager = page.getByRole('navigation', { name: 'Pages of the shop' });
    await expect(pager.getByRole('link')).toHaveText(['1', '2', 'next']);
    await expect(pager.locator('[aria-current=page]')).toHaveText('1');
    await expect(pager).toContainText('All nine are on this page.');
    await pager.getByRole('link', { name: 'next' }).click();
    expect(new URL(page.url()).pathname).toBe('/shop');
    await expect(pager.locator('[aria-current=page]')).toHaveText('1');
  });
});

test.describe('product page', () => {
  // PRODUCT-PRICE
  test('offers the Digital CC Camera at $150.00', async ({ page }) => {
    await page.goto('/shop-single');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digital CC Camera');
    await expect(page.locator('main')).toContainText('$150.00');
  });

  // PRODUCT-QUANTITY
  test('takes whole quantities of at least 1, and Add To cart leads to the cart', async ({ page }) => {
    await page.goto('/shop-single');
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await expect(quantity).toHaveValue('1');
    await quantity.press('ArrowUp');
    await expect(quantity).toHaveValue('2');
    const isValid = () => quantity.evaluate((input: HTMLInputElement) => input.checkValidity());
    for (const [value, expected] of [
      ['0', false],
      ['1.5', false],
      ['', false],
      ['3', true],
    ] as const) {
      await quantity.fill(value);
      expect(await isValid(), value).toBe(expected);
    }
    await quantity.fill('0');
    await page.getByRole('button', { name: 'Add To cart' }).click();
    expect(new URL(page.url()).pathname).toBe('/shop-single');
    await quantity.fill('3');
    await page.getByRole('button', { name: 'Add To cart' }).click();
    await page.waitForURL(/\/cart\??$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      // PRODUCT-TABS
      test('the tabs start at the description and show one panel at a time', async ({ page }) => {
        await page.goto('/shop-single');
        const tabs = page.getByRole('group', { name: 'About this product' });
        const panels = page.locator('[data-panel]:visible');
        await expect(tabs.locator('label')).toHaveText([
          'Description',
          'Additional information',
          'Reviews (0)',
        ]);
        await expect(tabs.getByRole('radio', { checked: true })).toHaveAccessibleName('Description');
        await expect(panels).toHaveCount(1);
        await expect(panels).toContainText('Before we close a wall');
        await tabs.getByText('Additional information').click();
        await expect(panels).toHaveCount(1);
        await expect(panels).toHaveText(/Color\s*Red, Blue/);
        await tabs.getByText('Reviews (0)').click();
        await expect(panels).toHaveCount(1);
        await expect(panels).toContainText('There are no reviews yet.');
      });
    });
  }

  // PRODUCT-REVIEW
  test('a review needs name, e-mail and text, and is then not sent, which the form says', async ({
    page,
  }) => {
    await page.goto('/shop-single');
    const calls = watchCalls(page);
    await page.locator('label', { hasText: 'Reviews (0)' }).click();
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Send the review' }) });
    const send = form.getByRole('button');
    await send.click();
    for (const sentence of [
      'Please enter your name.',
      'Please enter your e-mail address.',
      'Please enter your review.',
    ])
      await expect(form).toContainText(sentence);
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Name').fill('Rita');
    await form.getByLabel('E-mail').fill('rita');
    await form.getByLabel('Review').fill('It takes pictures.');
    await send.click();
    await expect(form).toContainText('Please enter an e-mail address such as name@example.com.');
    await expect(form.getByRole('status')).toBeEmpty();
    await form.getByLabel('E-mail').fill('rita@customer.example');
    await send.click();
    await expect(form.getByRole('status')).toHaveText('This is a demonstration. Your review was not sent.');
    expect(calls).toEqual([]);
  });

  // PRODUCT-RELATED
  test('three related products follow', async ({ page }) => {
    await page.goto('/shop-single');
    const related = page.locator('section', { has: page.getByRole('heading', { name: 'Related products' }) });
    await expect(related.getByRole('link', { name: 'Add to cart' })).toHaveCount(3);
  });
});

test.describe('cart', () => {
  const names = ['Medicine Bottle, 30 count', 'Medicine Bottle, 60 count'] as const;
  const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('spinbutton') });
  const quantityOf = (page: Page, name: string) =>
    page.getByRole('spinbutton', { name: `Quantity of ${name}` });
  const totals = (page: Page) => page.locator('main dl dd');

  // CART-TABLE
  test('opens with the two lines of the checkout at $30.00, one each, $60.00 in all', async ({ page }) => {
    await page.goto('/cart');
    await expect(page.getByRole('columnheader')).toHaveText([
      'Remove',
      'Image',
      'Product',
      'Price',
      'Quantity',
      'Total',
    ]);
    await expect(page.getByRole('rowheader')).toHaveText([...names]);
    for (const name of names) await expect(quantityOf(page, name)).toHaveValue('1');
    await expect(rows(page).getByText('$30.00')).toHaveCount(4);
    await expect(totals(page)).toHaveText(['$60.00', '$60.00']);
    await page.goto('/checkout');
    await expect(page.locator('[data-checkout] li strong')).toHaveText([...names]);
  });

  // CART-SUMS
  test('a quantity changes its own line and the sums; the total equals the subtotal', async ({ page }) => {
    await page.goto('/cart');
    await quantityOf(page, names[1]).fill('4');
    await expect(rows(page).nth(1).getByRole('cell').last()).toHaveText('$120.00');
    await expect(rows(page).nth(0).getByRole('cell').last()).toHaveText('$30.00');
    await expect(totals(page)).toHaveText(['$150.00', '$150.00']);
  });

  test('a quantity below 1 counts for nothing and goes back to the last good one', async ({ page }) => {
    await page.goto('/cart');
    const quantity = quantityOf(page, names[0]);
    await quantity.fill('3');
    await expect(totals(page)).toHaveText(['$120.00', '$120.00']);
    for (const wrong of ['0', '-2', '1.5', '']) {
      await quantity.fill(wrong);
      await expect(totals(page)).toHaveText(['$120.00', '$120.00']);
    }
    await quantity.blur();
    await expect(quantity).toHaveValue('3');
    await quantity.fill('1');
    await quantity.press('ArrowDown');
    await expect(quantity).toHaveValue('1');
  });

  test('remove deletes the line at the first click, and an empty cart says so', async ({ page }) => {
    await page.goto('/cart');
    await page.getByRole('button', { name: `Remove ${names[0]}` }).click();
    await expect(page.getByRole('rowheader')).toHaveText([names[1]]);
    await expect(totals(page)).toHaveText(['$30.00', '$30.00']);
    await expect(page.locator('main').getByText(`${names[0]}: removed.`)).toBeVisible();
    await page.getByRole('button', { name: `Remove ${names[1]}` }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Proceed to checkout' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Return to the shop' }).click();
    await page.waitForURL('**/shop');
  });

  // CART-BUTTONS
  test('Update cart says that the totals are up to date; Enter in a quantity removes nothing', async ({
    page,
  }) => {
    await page.goto('/cart');
    const calls = watchCalls(page);
    await page.getByRole('button', { name: 'Update cart' }).click();
    await expect(page.locator('main').getByText('The totals are up to date.')).toBeVisible();
    await quantityOf(page, names[0]).fill('2');
    await quantityOf(page, names[0]).press('Enter');
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await expect(totals(page)).toHaveText(['$90.00', '$90.00']);
    expect(calls).toEqual([]);
  });

  // CART-COUPON
  test('a coupon must be typed, is recorded and logged, and gives no discount', async ({ page }) => {
    await page.goto('/cart');
    const calls = watchCalls(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const apply = page.getByRole('button', { name: 'Apply Coupon' });
    await apply.click();
    await expect(page.locator('main').getByText('Please enter a coupon code.')).toBeVisible();
    expect(logged).toEqual([]);
    await page.getByLabel('Coupon code').fill('PLUMB10');
    await apply.click();
    await expect(page.locator('main').getByText('the code was not sent')).toBeVisible();
    expect(logged).toEqual(['Coupon code: PLUMB10']);
    await expect(totals(page)).toHaveText(['$60.00', '$60.00']);
    expect(calls).toEqual([]);
  });

  test('Proceed to checkout leads to the checkout', async ({ page }) => {
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await page.waitForURL('**/checkout');
  });

  test('loads React only when it is touched', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/cart');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await quantityOf(page, names[0]).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
});

test.describe('checkout', () => {
  const billing = {
    'First name': 'Ann',
    'Last name': 'Frame',
    'Company name': 'Frame & Daughters',
    'Street address': '12 Stud Lane',
    'Apartment, suite or unit': 'Unit 4',
    'Town / City': 'Dhaka',
    Postcode: '1205',
    Phone: '+880 2 555 0100',
    'E-mail': 'ann@customer.example',
    'Order notes': 'Ring twice.',
  };
  const form = (page: Page) => page.locator('[data-checkout]');
  const field = (page: Page, label: string) => form(page).getByLabel(label);
  const pay = (page: Page) => page.getByRole('button', { name: 'Continue to payment' });
  const status = (page: Page) => form(page).getByRole('status');

  async function open(page: Page): Promise<void> {
    await page.goto('/checkout');
    await expect(field(page, 'District').locator('option')).toHaveCount(65);
    await expect(field(page, 'Country').locator('option')).not.toHaveCount(0);
  }
  async function fill(page: Page): Promise<void> {
    for (const [label, value] of Object.entries(billing)) await field(page, label).fill(value);
    await field(page, 'District').selectOption('Dhaka');
  }
  const values = (page: Page) =>
    form(page).evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));

  // CALL-LISTS, CHECKOUT-COUNTRY
  test('asks for both lists by their relative addresses when it opens, and preselects Bangladesh', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch')
        asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await open(page);
    expect(asked.sort()).toEqual(['GET /countries.json', 'GET /districts.json']);
    const country = field(page, 'Country');
    await expect(country.locator('option:checked')).toHaveText('Bangladesh');
    await expect(country).toHaveValue('BD');
    expect(await country.locator('option').count()).toBeGreaterThan(190);
    await expect(field(page, 'District')).toHaveValue('');
  });

  test.describe('when the lists do not come', () => {
    test.use({ expectedErrors: [/Error fetching data:|Failed to load resource/] });

    // MESSAGE-LISTS
    test('it is only logged, and both fields can be typed into', async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.route('**/*.json', (call) => call.abort());
      await page.goto('/checkout');
      const ours = () => logged.filter((text) => text.startsWith('Error fetching data:')).length;
      await expect.poll(ours).toBe(2);
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(status(page)).toBeEmpty();
      await expect(field(page, 'Country')).toHaveValue('Bangladesh');
      await field(page, 'District').fill('Dhaka');
    });
  });

  // CHECKOUT-REQUIRED, CHECKOUT-OPTIONAL
  test('requires eight fields and leaves four free', async ({ page }) => {
    await open(page);
    await pay(page).click();
    for (const sentence of [
      'Please enter your first name.',
      'Please enter your last name.',
      'Please enter your street and house number.',
      'Please enter your town or city.',
      'Please choose your district.',
      'Please enter your phone number.',
      'Please enter your e-mail address.',
    ])
      await expect(form(page)).toContainText(sentence);
    await expect(field(page, 'First name')).toBeFocused();
    const required = await form(page)
      .locator(':required')
      .evaluateAll((all) => all.map((element) => element.getAttribute('name')));
    expect(required).toEqual(['fname', 'lname', 'country', 'hnumber', 'city', 'district', 'number', 'email']);
    await field(page, 'Country').selectOption('');
    await pay(page).click();
    await expect(form(page)).toContainText('Please choose your country.');
    await field(page, 'E-mail').fill('ann');
    await pay(page).click();
    await expect(form(page)).toContainText('Please enter an e-mail address such as name@example.com.');
    await expect(status(page)).toBeEmpty();
  });

  // CHECKOUT-SUMMARY
  test('the order is two medicine bottles at $30.00, $60.00 in all', async ({ page }) => {
    await page.goto('/checkout');
    const lines = form(page).getByRole('listitem');
    await expect(lines).toHaveText([
      /Medicine Bottle, 30 count\s*Quantity 1\s*\$30\.00/,
      /Medicine Bottle, 60 count\s*Quantity 1\s*\$30\.00/,
    ]);
    await expect(form(page)).toContainText(/Total\s*\$60\.00/);
  });

  // CHECKOUT-DELAY, CHECKOUT-PAYMENT, MESSAGE-ORDER
  test('after 1000 ms the order is said to be submitted, all fields are empty, and nothing was sent', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    const calls = watchCalls(page);
    await fill(page);
    expect(await values(page)).toMatchObject({ country: 'BD', district: 'BD-13', notes: 'Ring twice.' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await pay(page).click();
    await page.clock.runFor(500);
    // Impatience is no second order: it would be told 500 ms after the first, and reopen the alert.
    await pay(page).click({ force: true });
    await page.clock.runFor(450);
    await expect(status(page)).toBeEmpty();
    await page.clock.runFor(100);
    const alert = page.getByRole('alertdialog', { name: 'Order submitted successfully!' });
    await expect(alert).toBeVisible();
    await expect(alert).toContainText('This is a demonstration. No order was sent and nothing was charged.');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
    await expect(status(page)).toHaveText('Order submitted successfully!');
    await expect(form(page)).toContainText('No order was sent');
    expect(new Set(Object.values(await values(page)))).toEqual(new Set(['']));
    await page.clock.runFor(2000);
    await expect(alert).toBeHidden();
    expect(calls).toEqual([]);
  });

  test.describe('offline', () => {
    test.use({ expectedErrors: [/The browser is offline/] });

    // CHECKOUT-FAILURE, MESSAGE-ORDER-FAILED
    test('the order fails after 1000 ms, and every word stays in its field', async ({ page, context }) => {
      await open(page);
      await fill(page);
      const before = await values(page);
      await context.setOffline(true);
      await pay(page).click();
      await expect(
        page.getByRole('alertdialog', { name: 'Failed to submit the order. Please try again.' }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(status(page)).toHaveText('Failed to submit the order. Please try again.');
      expect(await values(page)).toEqual(before);
      await context.setOffline(false);
      await pay(page).click();
      await expect(page.getByRole('alertdialog', { name: 'Order submitted successfully!' })).toBeVisible();
    });
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      // CHECKOUT-COUPON
      test('the coupon box opens and closes by its header, and Apply Coupon does nothing', async ({
        page,
      }) => {
        await page.goto('/checkout');
        const calls = watchCalls(page);
        const header = page.getByText('Have a coupon? Enter your code');
        const code = page.getByLabel('Coupon code');
        await expect(code).toBeHidden();
        await header.click();
        await expect(code).toBeVisible();
        await code.fill('PLUMB10');
        const before = await page.locator('main').innerText();
        await page.getByRole('button', { name: 'Apply Coupon' }).click();
        expect(await page.locator('main').innerText()).toBe(before);
        await expect(code).toHaveValue('PLUMB10');
        await header.click();
        await expect(code).toBeHidden();
        expect(calls).toEqual([]);
      });
    });
  }
});

test.describe('account', () => {
  const formWith = (page: Page, button: string) =>
    page.locator('form', { has: page.getByRole('button', { name: button, exact: true }) });

  // ACCOUNT-LOGIN
  test('Login asks for username and password, may remember, and sends nothing', async ({ page }) => {
    await page.goto('/my-account');
    const calls = watchCalls(page);
    const login = formWith(page, 'Log in');
    await login.getByRole('button').click();
    await expect(login).toContainText('Please enter your username or your e-mail address.');
    await expect(login).toContainText('Please enter your password.');
    await login.getByLabel('Username or e-mail address').fill('ann');
    await login.getByLabel('Password').fill('anything');
    await login.getByLabel('Remember me').check();
    await login.getByRole('button').click();
    await expect(login.getByRole('status')).toHaveText(
      'This is a demonstration. Nothing was sent and nobody was logged in.',
    );
    await expect(login.getByLabel('Username or e-mail address')).toHaveValue('ann');
    expect(new URL(page.url()).search).toBe('');
    expect(calls).toEqual([]);
    await page.getByRole('link', { name: 'Lost your password?' }).click();
    await expect(page.getByRole('note')).toContainText('no passwords to lose');
  });

  // ACCOUNT-REGISTER
  test('Register asks for an e-mail address, tells of the password and the privacy policy, and sends nothing', async ({
    page,
  }) => {
    await page.goto('/my-account');
    const calls = watchCalls(page);
    const register = formWith(page, 'Register');
    await expect(register).toContainText('A password is sent to this address by e-mail.');
    await expect(register.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
    await register.getByLabel('E-mail address').fill('ann');
    await register.getByRole('button').click();
    await expect(register).toContainText('Please enter an e-mail address such as name@example.com.');
    await register.getByLabel('E-mail address').fill('ann@customer.example');
    await register.getByRole('button').click();
    await expect(register.getByRole('status')).toHaveText(
      'This is a demonstration. Nothing was sent and no account was made.',
    );
    expect(calls).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // CALL-EMBEDS
  test('no form of the shop sends anything', async ({ page }) => {
    const calls = watchCalls(page);
    await page.goto('/my-account');
    await page.getByLabel('Username or e-mail address').fill('ann');
    await page.getByLabel('Password').fill('anything');
    await page.getByRole('button', { name: 'Log in' }).click();
    expect(page.url()).toMatch(/\/my-account$/);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Update cart' }).click();
    await page.getByLabel('Coupon code').fill('PLUMB10');
    await page.getByRole('button', { name: 'Apply Coupon' }).click();
    expect(page.url()).toMatch(/\/cart$/);
    await page.goto('/checkout');
    const form = page.locator('[data-checkout]');
    for (const field of await form.locator(':required').all()) {
      await field.fill((await field.getAttribute('type')) === 'email' ? 'ann@customer.example' : 'Ann');
    }
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    expect(page.url()).toMatch(/\/checkout$/);
    expect(calls).toEqual([]);
  });
});

test.describe('an island that crashes', () => {
  test.use({ expectedErrors: [/Numbers ran out|Minified React error/] });

  async function expectTheRestToWork(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
  }

  // MESSAGE-CRASH
  test('in the cart: its place says so with the message and how to reach us', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get() {
          throw new Error('Numbers ran out.');
        },
      });
    });
    await page.goto('/cart');
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await page.getByRole('spinbutton').first().focus();
    const crash = page.getByRole('alert');
    await expect(crash.getByRole('heading')).toHaveText('Unexpected Application Error!');
    await expect(crash).toContainText('Numbers ran out.');
    await expect(crash.getByRole('link', { name: '(843) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+18435550142',
    );
    await expect(crash.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectTheRestToWork(page);
  });

  test('in the enquiry form: phone and e-mail stay in sight', async ({ page }) => {
    await page.goto('/contact');
    await page.locator('astro-island').evaluate((island) => {
      const props = JSON.parse(island.getAttribute('props') ?? '{}') as Record<string, unknown>;
      // A label that is no text cannot be rendered. 0 marks a plain value in the island's props.
      props['button'] = [0, { broken: [0, true] }];
      island.setAttribute('props', JSON.stringify(props));
    });
    await page.getByLabel('Name').focus();
    const crash = page.getByRole('alert');
    await expect(crash.getByRole('heading')).toHaveText('Unexpected Application Error!');
    await expect(crash.locator('p').first()).not.toBeEmpty();
    await expect(crash.getByRole('link', { name: '(843) 555-0142' })).toBeVisible();
    await expect(crash.getByRole('link', { name: /@/ })).toBeVisible();
    await expectTheRestToWork(page);
  });
});
