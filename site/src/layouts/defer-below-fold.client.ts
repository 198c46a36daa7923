/**
 * Copied unchanged into the head of every page, so it is plain JavaScript. What is further down waits for the visitor, who
 * may never scroll:
 *
 * - Pictures. Browsers fetch lazy ones that are up to 2,500 px further down, beside the hero. So they are held out of their
 *   boxes (Picture.module.css), where they are not fetched: all until the frame after loading, then those out of view, and
 *   none from the first scroll, press or key.
 * - Layout, where nothing hovers. That of a whole page keeps a phone busy for a quarter of a second, of which the first view
 *   needs a fraction. So what is below it (defer-below-fold.css) is laid out when it comes near the view, and from the first scroll
 *   or press on piece by piece, one in a frame. At once for whoever goes to a certain place: by a key, by a link into the
 *   page, by a program that reads the page to them, or on paper.
 *
 * After a scroll or press both come behind the frame that answers it; what lays out at once lets go of pictures, too. A
 * press on a link to another page lets go of nothing: the work would delay that page. Where a visit begins further down
 * nothing waits: browsers find the place again by the boxes that are there.
 */
{
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  // The name of the visit has the words that a search engine wants to be found, too; `location.hash` has not.
  if (visit && 'type' in visit && visit.type === 'navigate' && !visit.name.includes('#')) {
    root.dataset.pictures = 'held';
    if (matchMedia('(hover: none)').matches) root.dataset.layout = 'held';
    const once = { once: true };
    // Defaults, here and below, say the types of what is passed: without types this is plain JavaScript.
    const isIn = ({ target } = new Event(''), links = '') =>
      target instanceof Element && target.closest(links) !== null;
    let isLeaving = false;
    addEventListener('pointerdown', (event) => (isLeaving = isIn(event, '[href^="/"]')), true);
    const afterScrollOrPress = (act = () => {}) => {
      addEventListener('scroll', act, once);
      addEventListener('pointerdown', () => isLeaving || act());
    };

    const showNear = () => {
      afterScrollOrPress(() => requestAnimationFrame(() => setTimeout(() => delete root.dataset.pictures)));
      const near = new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) target.setAttribute('data-near', '');
      });
      for (const picture of document.querySelectorAll('picture')) near.observe(picture);
    };
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(showNear)));

    const layOutInPieces = () => {
      if (root.dataset.layout !== 'held') return;
      root.dataset.layout = 'coming';
      const pieces = document.querySelectorAll('main section, fieldset, aside, body > footer').values();
      const layOutNext = () => {
        const { value: piece, done } = pieces.next();
        if (done) delete root.dataset.layout;
        if (done || !root.dataset.layout) return;
        piece.setAttribute('data-laid-out', '');
        requestAnimationFrame(() => setTimeout(layOutNext));
      };
      requestAnimationFrame(() => setTimeout(layOutNext));
    };
    afterScrollOrPress(layOutInPieces);

    const releaseAll = () => {
      delete root.dataset.pictures;
      delete root.dataset.layout;
    };
    for (const type of ['keydown', 'beforeprint']) addEventListener(type, releaseAll, once);
    // After a press the layout is coming already, or the page is about to be left. Browsers scroll to what has the focus
    // before they say so, and it is elsewhere once everything above it has its size.
    addEventListener('focusin', ({ target }) => {
      if (root.dataset.layout !== 'held' || isLeaving) return;
      releaseAll();
      if (target instanceof Element) target.scrollIntoView({ block: 'nearest' });
    });
    addEventListener('click', (event) => isIn(event, '[href*="#"]') && releaseAll(), true);
  }
}
