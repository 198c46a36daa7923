/**
 * Copied unchanged into the head of every page, so it is plain JavaScript: while the page has not
 * been painted, the pictures further down take no box (Picture.module.css), and so the browser does not fetch them
 * beside the hero. Without JavaScript they load lazily as usual.
 */
{
  const { dataset } = document.documentElement;
  const release = () => delete dataset.pictures;
  dataset.pictures = 'held';
  addEventListener('load', () => {
    setTimeout(release, 1000);
    new PerformanceObserver(release).observe({ type: 'paint', buffered: true });
  });
}
