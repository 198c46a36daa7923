import { createRoot } from 'react-dom/client';
import type { SiteOverview } from '../site-overview.ts';
import { ask } from './api.ts';
import { App } from './app.tsx';
import { createDrafts } from './drafts.ts';

const element = document.getElementById('editor');
if (!element) throw new Error('The editor page has no #editor element.');
const root = createRoot(element);

try {
  const site = await ask<SiteOverview>('site');
  const [draft = ''] = createDrafts(site.project, localStorage).list();
  const wanted = decodeURIComponent(location.hash.slice(1)) || draft;
  const known = site.files.find(({ file }) => file === wanted) ?? site.files[0];
  root.render(known ? <App start={site} first={known.file} /> : <p role="alert">The site has no content.</p>);
} catch (error) {
  root.render(<p role="alert">{error instanceof Error ? error.message : String(error)}</p>);
}
