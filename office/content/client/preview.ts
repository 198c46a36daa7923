/** Leads from a place on the previewed page to its field and back, by the attributes of field-marks.ts. */
import { place } from '../../../contract/fill-in.ts';
import type { Path } from '../../../contract/values.ts';
import { dropMarks } from '../../../domain/marks.ts';
import { fieldAttribute } from '../field-attribute.ts';

const marked = `[${fieldAttribute.name}]`;
const currentStyle = '3px solid #2456d6';

const readField = (element: Element) => fieldAttribute.read(element.getAttribute(fieldAttribute.name) ?? '');

/** The field of the text or picture at the point, which may be under another element. */
export function findClickedField(element: Element, x: number, y: number) {
  const found =
    element.closest(marked) ??
    element.ownerDocument.elementsFromPoint(x, y).find((one) => one.matches(marked));
  return found && readField(found);
}

/** The section around the element, by the first field that it shows. */
export function findSection(element: Element) {
  const first = element.closest('section[data-kind]')?.querySelector(marked);
  const field = first && readField(first);
  return field?.path[0] === 'sections' ? { ...field, path: field.path.slice(0, 2) } : undefined;
}

/** The elements with the first text of the field, or of the fields in it. */
function findElements(page: Document, file: string, path: Path): HTMLElement[] {
  const field = CSS.escape(fieldAttribute.write(file, path));
  const exact = page.querySelectorAll<HTMLElement>(`[${fieldAttribute.name}=${field}]`);
  return exact.length > 0
    ? [...exact]
    : [...page.querySelectorAll<HTMLElement>(`[${fieldAttribute.name}^=${field}\\.]`)];
}

/** Shows new words at once. The page from these words follows after a pause. */
export function showWords(
  page: Document,
  file: string,
  path: Path,
  words: string,
  facts: Readonly<Record<string, string>>,
): void {
  const text = dropMarks(words.replace(place, (whole, name: string) => facts[name] ?? whole));
  for (const element of findElements(page, file, path))
    if (element.childNodes.length === 1 && element.firstChild?.nodeType === Node.TEXT_NODE)
      element.textContent = text;
}

/** Outlines the place of a field and scrolls to it. */
export function showField(page: Document, file: string, path: Path): void {
  const [first] = findElements(page, file, path);
  const element = path.length === 2 ? first?.closest<HTMLElement>('section[data-kind]') : first;
  for (const old of page.querySelectorAll<HTMLElement>('[data-current]')) {
    old.style.outline = '';
    delete old.dataset['current'];
  }
  if (!element) return;
  element.dataset['current'] = '';
  element.style.outline = currentStyle;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
