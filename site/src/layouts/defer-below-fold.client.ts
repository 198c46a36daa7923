/**
 * Defers work below the fold, because the visitor may never scroll. Copied verbatim into the head of every page, so it is
 * plain JavaScript:
 *
 * - Pictures. Browsers fetch lazy pictures up to 2,500 px below the viewport, in competition with the hero. So they are
 *   moved out of their boxes (Picture.module.css), where browsers do not fetch them. Until the first frame after loading,
 *   that is all of them; then, those out of view; after the first scroll, press or key, none.
 * - Layout, on devices without hover. Laying out a whole page blocks a phone for a quarter of a second, and the first view
 *   needs a fraction of it. So the browser lays out elements below it (defer-below-fold.css) when they approach the
 *   viewport. After the first scroll or press, it lays out the rest piece by piece, one per frame. Everything is laid out
 *   at once for keyboards, in-page links, screen readers and printing.
 * - Styles for paper. Browsers fetch a style sheet for print at once, in competition with the first view. So the page has
 *   its link in a `noscript` element, whose text is the markup where scripts run. The link takes its place before printing.
 *   Chromium waits for its sheet then, Firefox does not, and Safari on phones tells nobody. So a key, which may be that of a
 *   shortcut, and two seconds after loading do the same.
 *
 * After a scroll or press, pictures and layout wait for the frame that responds to it. An immediate layout releases the
 * pictures, too. A press on a link to another page releases nothing, because the work would delay that page. A visit that
 * starts further down defers nothing: browsers restore the position by the existing boxes.
 */
{
  const root = document.documentElement;
  const showPaperLink = () => {
    for (const hidden of document.head.querySelectorAll('noscript'))
      hidden.outerHTML = hidden.textContent ?? '';
  };
  for (const type of ['keydown', 'beforeprint']) addEventListener(type, showPaperLink);
  addEventListener('load', () => setTimeout(showPaperLink, 2_000));
  const [visit] = performance.getEntriesByType('navigation');
  // The entry's name includes a text fragment from a search engine; `location.hash` does not.
  if (visit && 'type' in visit && visit.type === 'navigate' && !visit.name.includes('#')) {
    root.dataset.pictures = 'held';
    if (matchMedia('(hover: none)').matches) root.dataset.layout = 'held';
    const once = { once: true };
    // Default values, here and below, give the parameters their types: this is plain JavaScript.
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
    // After a press, the layout has already started, or the visitor is leaving. Browsers scroll to a focused element before
    // they fire `focusin`, and laying out the content above then moves it, so scroll again.
    addEventListener('focusin', ({ target }) => {
      if (root.dataset.layout !== 'held' || isLeaving) return;
      releaseAll();
      if (target instanceof Element) target.scrollIntoView({ block: 'nearest' });
    });
    addEventListener('click', (event) => isIn(event, '[href*="#"]') && releaseAll(), true);
  }
}
