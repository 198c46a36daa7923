/** Reports clicks on phone, text and mail links, and views of prefetched pages, to the server. */
{
  const say = (kind: string) => navigator.sendBeacon(`/pressed/${kind}`);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href]');
    const kind = link && /^(tel|sms|mailto):/.exec((link as HTMLAnchorElement).href);
    if (kind) say(String(kind[1]));
  });
  const [page] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    deliveryType?: string;
  })[];
  if (page?.deliveryType === 'navigational-prefetch') say('view');
}
