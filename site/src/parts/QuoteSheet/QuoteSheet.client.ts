/** Tells the office that somebody reads the quote. Scanners of mail open pages, but neither scroll nor press keys. */
const tell = () => {
  for (const kind of kinds) removeEventListener(kind, tell);
  void fetch(location.pathname, {
    method: 'POST',
    body: new URLSearchParams({ act: 'view' }),
    keepalive: true,
  });
};
const kinds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
for (const kind of kinds) addEventListener(kind, tell, { passive: true });
