/**
 * A snapshot of the whole site: every route and the content of its page. Every addition, removal or change shows up
 * here. `npx playwright test routes --update-snapshots` accepts the new list.
 */
import { expect, test } from '@playwright/test';
import { textContent } from 'domutils';
import { findElements, parsePage } from '../render/finish/built-page.ts';
import { readPage, routes } from '../tools/lib/built-site.ts';
import { describePage } from './support/describe-built-page.ts';

/**
 * The snapshot proves these promises about single pages:
 *
 * SITE-TITLE-CONTACT, COMPANY-EXPERIENCE, COMPANY-AREA, COMPANY-HOURS, ROUTE-HOMES, ROUTE-ONEPAGES, ROUTE-ABOUT,
 * ROUTE-SERVICES, ROUTE-SERVICE, ROUTE-TEAM, ROUTE-PROJECTS, ROUTE-PAGES, ROUTE-SHOP, ROUTE-BLOG, HEADER-LOGO,
 * TOPBAR-WORDS, TOPBAR-SOCIAL, TOPBAR-ACTIONS, FOOTER-WORDS, FOOTER-LINKS, THEME-PAGE, HOME-HERO, HOME-ABOUT,
 * HOME-SERVICES, HOME-BENEFITS, VARIANT-01, VARIANT-02, VARIANT-03, VARIANT-04, VARIANT-05, VARIANT-06, VARIANT-07,
 * VARIANT-08, VARIANT-09, VARIANT-10, VARIANT-11, VARIANT-12, VARIANT-13, VARIANT-14, VARIANT-15, CAROUSEL-AUTOPLAY,
 * ABOUT-SKILLS, SERVICES-STYLE-01, SERVICES-STYLE-02, SERVICE-PAGE, TEAM-GRIDS, TEAM-STYLE-04, TEAM-SINGLE,
 * PRICING-PLANS, PRICING-FEATURES, FAQ-FORM, PROJECT-GRIDS, PROJECT-INFO, PROJECT-COUNTERS, PROJECT-STORY,
 * SHOP-PRODUCTS, PRODUCT-PRICE, PRODUCT-RELATED, CART-TABLE, CHECKOUT-REQUIRED, CHECKOUT-OPTIONAL, CHECKOUT-SUMMARY,
 * ACCOUNT-REGISTER, BLOG-LIST, BLOG-SIDEBAR, BLOG-SINGLE, FORM-SERVICE-CHOICES, CALL-EMBEDS, DATA-SLIDE, DATA-SERVICE,
 * DATA-COUNTER, DATA-PARTNER, DATA-TESTIMONIAL, DATA-POST, DATA-MEMBER, DATA-PROJECT, DATA-STEP, DATA-PRODUCT,
 * DATA-CART-LINE, DATA-PLAN
 */
test('keeps the sections of every page with their headings, figures, choices, forms and links', () => {
  const pages = routes.toSorted().map((route) => describePage(route, readPage(route)));
  expect(`${pages.join('\n\n')}\n`.replaceAll('\u00a0', ' ')).toMatchSnapshot('routes.txt');
});

/** The parts of a page that search engines show. */
function readListing(route: string) {
  const page = parsePage(route, readPage(route));
  const find = (selector: string) => findElements(page, selector)[0];
  const say = (selector: string) => {
    const element = find(selector);
    return element ? textContent(element).trim() : '';
  };
  return {
    route,
    isListed: !find('meta[name="robots"]')?.attribs['content']?.startsWith('noindex'),
    address: find('link[rel="canonical"]')?.attribs['href'] ?? '',
    title: say('title'),
    heading: say('h1'),
    description: find('meta[name="description"]')?.attribs['content'] ?? '',
  };
}
const listings = routes.map(readListing).filter(({ isListed }) => isListed);

// SITE-TITLES
for (const part of ['title', 'heading', 'description'] as const)
  test(`gives each listed page a unique ${part}`, () => {
    const takenBy = new Map<string, string>();
    for (const { address, [part]: said } of listings) {
      expect.soft(said, address).not.toBe('');
      expect.soft(takenBy.get(said) ?? address, said).toBe(address);
      takenBy.set(said, address);
    }
    expect(takenBy.size).toBeGreaterThan(40);
  });
