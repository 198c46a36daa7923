/** The screens of “Site” for a phone. They work without scripts. */
import type { FastifyReply } from 'fastify';
import type {
  PhotoTargets,
  Presence,
  QuickField,
  QuickForm,
  QuickPlace,
} from '../../contract/quick-changes.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { may } from '../frame/access.ts';
import { addPhotos, showAdded } from '../frame/add-photos.ts';
import { askFirst, confirmPath } from '../frame/confirm-device.ts';
import { formTokenField } from '../frame/screens.ts';
import { nameSession, withTrouble, type ContentCalls, type Refused } from '../frame/call-content.ts';
import type { InboxRoutes, Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import { formMs, type Presences } from './presence.ts';

/** The result of the last change. */
interface Done {
  /** Of the page that shows the change. */
  address: string;
  photos: number;
}

declare module '../frame/screens.ts' {
  interface Screens {
    /** `waiting`: photos of the team, by request. */
    site: { done: Done | undefined; waiting: { reference: string; photos: number }[] };
    /** `words`: the search; undefined for the list of prices. */
    'site-places': { words: string | undefined; places: QuickPlace[] };
    'site-form': ReturnType<typeof describeForm>;
    'site-logo': { action: string; problem: string | undefined };
    'site-photos': PhotoTargets & {
      project: string;
      action: string;
      problems: string[];
    };
  }
}

const path = '/site';

type FormName = 'form' | 'first-steps' | 'new-price';

interface QuickPages {
  routes: InboxRoutes;
  /** Those for forms with files. */
  files: InboxRoutes;
  presences: Presences;
  parts: InboxParts;
  calls: ContentCalls;
}

export function addQuickPages({ routes, files, presences, parts, calls }: QuickPages): void {
  const { read } = calls;
  const [pages, uploads] = [withTrouble(routes, path), withTrouble(files, path)];

  pages.get('', 'see-site', async (visit) => {
    const address = visit.read('saved');
    const photos = Number(visit.read('added')) || 0;
    const waiting = may(visit.person, 'see-all') ? await parts.store.listWaitingPhotos() : [];
    return visit.show('site', { done: address === '' ? undefined : { address, photos }, waiting });
  });

  pages.get('/prices', 'see-site', async (visit) => {
    const places = await read<QuickPlace[]>(visit, 'quick-prices');
    return visit.show('site-places', { words: undefined, places });
  });

  pages.get('/words', 'see-site', async (visit) => {
    const words = visit.read('words');
    const places = words === '' ? [] : await read<QuickPlace[]>(visit, 'quick-search', { words });
    return visit.show('site-places', { words, places });
  });

  /** `follow`: what comes after the form is saved. `address`: the page that shows it. */
  function addForm(
    name: FormName,
    open: (visit: Visit) => Promise<QuickForm>,
    follow: (visit: Visit, address: string) => FastifyReply,
  ): void {
    const show = (visit: Visit, form: QuickForm, refused?: Refused, status?: number) => {
      const place = { file: form.file, name: visit.person.name, forMs: formMs };
      const others = presences.enter(nameSession(visit.session), place);
      const now = { others, nowMs: parts.nowMs(), timeZone: parts.hours().timeZone };
      return visit.show('site-form', describeForm(visit, name, form, now, refused, status), status);
    };
    pages.get(`/${name}`, 'see-site', async (visit) => show(visit, await open(visit)));
    pages.post(`/${name}`, 'edit-site', async (visit) => {
      const form = await open(visit);
      const call = name === 'form' ? 'quick-form' : name;
      const saved = await calls.tryToWrite<{ address?: string } | null>(visit, call, {
        ...(name === 'form' && { file: form.file, path: form.path }),
        version: visit.read('version'),
        typed: readTyped(visit, form),
      });
      if (!saved.refused) return follow(visit, saved.value?.address ?? form.address ?? '/');
      return show(visit, form, saved.refused, saved.status);
    });
  }

  const showSaved = (visit: Visit, saved: string) => {
    presences.leave(nameSession(visit.session));
    return visit.goTo(`${path}?${new URLSearchParams({ saved }).toString()}`);
  };
  addForm(
    'form',
    (visit) => read(visit, 'quick-form', { file: visit.read('file'), path: visit.read('path') || '[]' }),
    showSaved,
  );
  addForm(
    'first-steps',
    (visit) => read(visit, 'first-steps'),
    (visit) => visit.goTo(`${path}/logo`),
  );
  addForm('new-price', (visit) => read(visit, 'new-price'), showSaved);

  const showLogo = (visit: Visit, problem?: string, status?: number) =>
    visit.show('site-logo', { action: addToken(visit, `${path}/logo`), problem }, status);
  pages.get('/logo', 'see-site', async (visit) =>
    (await askFirst(visit, parts)) ? visit.reply : showLogo(visit),
  );
  uploads.post('/logo', 'edit-site', async (visit) => {
    const saved = await calls.post(visit, 'logo', { body: readBytes(visit) });
    if (saved.refused) return showLogo(visit, saved.refused.message, saved.status);
    return visit.goTo(`${path}?saved=/`);
  });

  const showPhotos = async (visit: Visit, problems: string[] = []) => {
    return visit.show('site-photos', {
      ...(await read<PhotoTargets>(visit, 'quick-projects')),
      project: visit.read('project'),
      action: addToken(visit, `${path}/photos`),
      problems,
    });
  };

  // The photos would be lost if the question came after them.
  pages.get('/photos', 'see-site', async (visit) =>
    (await askFirst(visit, parts)) ? visit.reply : showPhotos(visit),
  );
  routes.post(confirmPath, 'edit-site', async (visit) =>
    visit.goTo(path + visit.read('next').slice((inboxPath + path).length)),
  );

  uploads.post('/photos', 'edit-site', async (visit) => {
    const { photos, problems } = await addPhotos(calls, visit, { body: readBytes(visit) });
    return photos && problems.length === 0 ? showAdded(visit, photos) : showPhotos(visit, problems);
  });
}

/** Some fields of the site, as they are in the file or as a person typed them. `others` have the file open, too. */
function describeForm(
  visit: Visit,
  name: FormName,
  { file, path: at, version, title, price, fields }: QuickForm,
  now: { others: Presence[]; nowMs: number; timeZone: string },
  refused?: Refused,
  status?: number,
) {
  const theirs = status === 409 ? fields.map((field) => [field.name, field.value] as const) : [];
  return {
    ...{ title, price, ...now },
    /** “First steps” introduces itself. */
    isFirst: name === 'first-steps',
    /** Below `/inbox`. */
    action: `${path}/${name}`,
    hidden: { file, path: JSON.stringify(at), version },
    fields: refused ? fields.map((field) => ({ ...field, value: readField(visit, field.name) })) : fields,
    ...listProblems(refused, fields),
    /** Field → its words in the file, if somebody else changed the file meanwhile. */
    theirs: Object.fromEntries(theirs),
  };
}

/** A name of the form's own fields could be one of these. */
const readField = (visit: Visit, name: string): string => visit.read(`field-${name}`);

const readTyped = (visit: Visit, { fields }: QuickForm) =>
  Object.fromEntries(fields.map(({ name }) => [name, readField(visit, name)]));

const readBytes = ({ request: { body } }: Visit): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** The content process reads the body, so the token is in the address. */
const addToken = (visit: Visit, action: string) =>
  `${action}?${new URLSearchParams({ [formTokenField]: visit.formToken }).toString()}`;

function listProblems(refused: Refused | undefined, fields: readonly QuickField[]) {
  const issues = refused?.issues ?? [];
  const own = (name: string) =>
    issues.filter(({ path: [first] }) => first === name).map(({ message }) => message);
  const others = issues.filter(({ path: [first] }) => !fields.some(({ name }) => name === first));
  return {
    /** The message above the form. */
    problem: refused && [refused.message, ...others.map(({ message }) => message)].join(' '),
    /** Field → message. */
    faults: Object.fromEntries(
      fields.flatMap(({ name }) => (own(name).length > 0 ? [[name, own(name).join(' ')]] : [])),
    ),
  };
}
