/**
 * Copied unchanged into the head of every page, so it is plain JavaScript. Browsers fetch lazy pictures that are up to
 * 2,500 px further down: beside the hero, and for visitors who never scroll. So pictures are held out of their boxes
 * (Picture.module.css), where the browser does not fetch them: all until the frame after loading, then those that are not in
 * view, and none from the first scroll, press or key. Without JavaScript they load lazily as usual.
 */
{
  const root = document.documentElement;
  root.dataset.pictures = 'held';
  const showNear = () => {
    for (const type of ['scroll', 'pointerdown', 'keydown', 'beforeprint'])
      addEventListener(type, () => delete root.dataset.pictures, { once: true, passive: true });
    const near = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) target.setAttribute('data-near', '');
    });
    for (const picture of document.querySelectorAll('picture')) near.observe(picture);
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(showNear)));
}
