/**
 * The real page in a frame. A click opens the field of the clicked text. With "Browse", links and buttons work as
 * usual.
 */
import { useEffect, useRef, useState } from 'react';
import { previewBase } from './api.ts';
import { useEditing } from './editing.ts';
import { findClickedField, findSection } from './preview.ts';

const checkEveryMs = 100;

export function PreviewFrame() {
  const editing = useEditing();
  const { frame, visit, isBrowsing, setBrowsing } = editing;
  const address = previewBase + editing.address;
  const [isReady, setReady] = useState(false);
  const [firstAddress] = useState(address);
  /** The document that a pending navigation leaves. */
  const left = useRef<{ page: Document; address: string }>(undefined);
  const latest = useRef(editing);
  useEffect(() => {
    latest.current = editing;
  });

  const handleClick = (event: MouseEvent) => {
    const { openFile, openText } = latest.current;
    if (latest.current.isBrowsing) return followLink(event);
    event.preventDefault();
    event.stopPropagation();
    const element = event.target as Element;
    const field = findClickedField(element, event.clientX, event.clientY);
    if (field) return void openFile(field.file, field.path);
    const section = findSection(element);
    const text = element.textContent.trim();
    if (text !== '' && text.length < 200) return void openText(text);
    if (section) void openFile(section.file, section.path);
  };

  /** The links of a preview lead to the site. Stay in the preview. */
  const followLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const page = link?.ownerDocument;
    if (!page || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(page, previewBase + link.pathname);
  };

  const listen = (page: Document) => {
    page.addEventListener('click', handleClick, { capture: true });
    page.addEventListener('keydown', (event) => latest.current.handleKey(event));
    latest.current.follow(page.location.pathname.slice(previewBase.length));
  };

  const go = (page: Document, to: string) => {
    left.current = { page, address: to };
    setReady(false);
    page.location.replace(to);
  };

  const seenVisit = useRef(visit);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const isAgain = seenVisit.current !== visit;
    seenVisit.current = visit;
    // The first page is already loading, and after a clicked link the frame is already at the address.
    if (!page || page.URL === 'about:blank' || (!isAgain && page.location.pathname === address)) return;
    go(page, address);
  }, [address, visit]);

  // Poll, because the frame's load event waits for the last picture and the words are clickable long before.
  useEffect(() => {
    let known: Document | undefined;
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument;
      if (!page || page.readyState === 'loading' || page.URL === 'about:blank') return setReady(false);
      if (left.current?.page === page) return setReady(false);
      // After a change of content, the development server may reload the old page and cancel the navigation.
      if (left.current && page.location.pathname !== left.current.address)
        return go(page, left.current.address);
      left.current = undefined;
      if ((page.defaultView?.performance.timeOrigin ?? 0) < latest.current.drawnAt.current) {
        left.current = { page, address: page.location.pathname };
        // A reload keeps the place on the page.
        return page.location.reload();
      }
      if (page !== known) listen(page);
      known = page;
      setReady(true);
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-head">
        <code>{editing.address}</code>
        <label>
          <input
            type="checkbox"
            checked={isBrowsing}
            onChange={({ target }) => setBrowsing(target.checked)}
          />{' '}
          Browse: links work
        </label>
      </div>
      <iframe ref={frame} id="page" title="The page" src={firstAddress} aria-busy={!isReady} />
    </section>
  );
}
