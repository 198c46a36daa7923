/**
 * Answers `?q=` if no server did, and searches while the visitor types. The search and its index load only then: with
 * a query, or when the box gets the focus.
 */
import { search as words } from 'words:answers';
import { getSearchPath, searchIndexFile, searchPath } from '../../../../contract/endpoints.ts';
import type { SearchResult, Segment } from '../../../../contract/server-screens.ts';
import type { Search } from '../../../../domain/search/open-search.ts';

const waitMs = 150;

function connect(root: HTMLElement, input: HTMLInputElement, template: HTMLTemplateElement): void {
  const status = root.querySelector('[data-site-search-status]');
  const results = root.querySelector('[data-site-search-results]');
  const load = async () => {
    const { cleanQuery, describeCount, openSearch } =
      await import('../../../../domain/search/open-search.ts');
    const response = await fetch(`/${searchIndexFile}`);
    if (!response.ok) throw new Error(`The search index failed to load: ${response.status}`);
    const pages = (await response.json()) as Parameters<typeof openSearch>[0];
    const search: Search = openSearch(pages, words.alike);
    return () => {
      const query = cleanQuery(input.value);
      const found = query ? search(query) : [];
      root.dataset['state'] = !query ? 'all' : found.length > 0 ? 'found' : 'none';
      if (status) status.textContent = query ? describeCount(words, found.length, query) : '';
      results?.replaceChildren(...found.map((result) => describe(result, template)));
      history.replaceState(history.state, '', query ? getSearchPath(query) : searchPath);
    };
  };
  let loading: Promise<() => void> | undefined;
  // If loading fails, the list of all pages stays, the form still asks the server, and the next keystroke retries.
  const ask = () =>
    (loading ??= load()).catch(() => {
      loading = undefined;
    });
  let timer: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener('focus', ask);
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(async () => (await ask())?.(), waitMs);
  });

  const query = new URLSearchParams(location.search).get('q') ?? '';
  if (root.dataset['siteSearch'] !== 'answered' && query.trim()) {
    input.value = query;
    void ask().then((answer) => answer?.());
  }
}

function describe({ path, kind, title, excerpt }: SearchResult, template: HTMLTemplateElement): Node {
  const item = template.content.cloneNode(true) as DocumentFragment;
  const fill = (name: string, segments: Segment[]) => {
    const element = item.querySelector(`[data-result=${name}]`);
    element?.replaceChildren(...segments.map(mark));
  };
  item.querySelector('a')?.setAttribute('href', path);
  fill('kind', kind ? [{ text: kind, isMatch: false }] : []);
  fill('title', title);
  fill('excerpt', excerpt);
  return item;
}

function mark({ text, isMatch }: Segment): Node {
  if (!isMatch) return document.createTextNode(text);
  const element = document.createElement('mark');
  element.textContent = text;
  return element;
}

const root = document.querySelector<HTMLElement>('[data-site-search]');
const input = root?.querySelector('input');
const template = root?.querySelector('template');
if (root && input && template) connect(root, input, template);
