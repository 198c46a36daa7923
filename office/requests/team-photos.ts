/**
 * Photos that the team adds to a job, from the site or the truck. They wait until somebody with the right to change the
 * site puts them on the page of a project.
 */
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { fillIn } from '../../contract/fill-in.ts';
import type { PhotoTargets } from '../../contract/quick-changes.ts';
import { mostFileBytes, mostTeamPhotos, fileLimits } from '../../contract/request-page.ts';
import { cleanLine } from '../../domain/typed/clean-text.ts';
import { readFiles } from '../../server/routes/request/read-files.ts';
import type { LeadSummary } from '../../server/store/records.ts';
import { may } from '../frame/access.ts';
import { addPhotos, showAdded } from '../frame/add-photos.ts';
import { withTrouble, type ContentCalls } from '../frame/call-content.ts';
import { createInboxRoutes, showMissing, type InboxRoutes, type Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import { formTokenField } from '../frame/screens.ts';
import { createRequestRoutes } from './open-request.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    'team-photos': Awaited<ReturnType<typeof readScreen>>;
  }
}

const longestTitle = 100;

async function readScreen(
  visit: Visit,
  { lead, files }: LeadSummary,
  calls: ContentCalls,
  problems: readonly string[],
) {
  const ofTeam = files.filter(({ author }) => author !== null);
  const waiting = ofTeam.filter(({ usedIn }) => usedIn === null).map(({ name }) => name);
  const mayUse = waiting.length > 0 && may(visit.person, 'edit-site');
  const token = new URLSearchParams({ [formTokenField]: visit.formToken }).toString();
  return {
    reference: lead.reference,
    name: lead.fields.name,
    /** Of the form for photos, below `/inbox`. The token is in it, because the files are read one by one. */
    action: `/requests/${lead.reference}/photos?${token}`,
    waiting,
    used: ofTeam.filter(({ usedIn }) => usedIn !== null).map(({ name }) => name),
    /** Undefined without waiting photos, and for people who may not change the site. */
    targets: mayUse ? await calls.read<PhotoTargets>(visit, 'quick-projects') : undefined,
    problems,
    /** The number of photos that the last form added. */
    added: Number(visit.read('added')) || 0,
    typed: {
      title: visit.read('title'),
      kind: visit.read('kind'),
      place: visit.read('place'),
      alt: visit.read('alt'),
    },
  };
}

export function addTeamPhotos(
  app: FastifyInstance,
  routes: InboxRoutes,
  parts: InboxParts,
  calls: ContentCalls,
): void {
  const { store, intake, site } = parts;

  const requests = createRequestRoutes(withTrouble(routes), parts);

  const show = async (visit: Visit, found: LeadSummary, problems: readonly string[] = [], status?: number) =>
    visit.show('team-photos', await readScreen(visit, found, calls, problems), status);

  requests.get('/photos', 'everybody', (visit, found) => show(visit, found));

  // A separate scope, so that no other route accepts forms with files.
  app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: mostFileBytes, files: mostTeamPhotos, fields: 10, parts: mostTeamPhotos + 10 },
    });
    const uploads = createInboxRoutes(scope, parts, { isFrequent: true });
    createRequestRoutes(withTrouble(uploads), parts).post(
      '/photos',
      'everybody',
      async (visit, { lead: { reference } }) => {
        const { request, person } = visit;
        if (!request.isMultipart()) return showMissing(visit);
        const { arrived, isWhole } = await readFiles(request, (file) =>
          intake.accept(reference, { ...file, author: person.name }),
        );
        const words = site.manifest().words.request.problems;
        const values = { ...fileLimits, photos: mostTeamPhotos, reference };
        const problems = arrived.flatMap(({ shownName, outcome }) =>
          outcome.type === 'refused' ? [`${shownName}: ${fillIn(words[outcome.why], values)}`] : [],
        );
        if (!isWhole) problems.push(fillIn(words.damaged, values));
        else if (arrived.length === 0) problems.push(words.nothing);
        const found = await store.findLead(reference);
        if (!found) return showMissing(visit);
        if (problems.length > 0) return show(visit, found, problems, 422);
        return visit.goTo(`/requests/${reference}/photos?added=${arrived.length}`);
      },
    );
  });

  requests.post('/photos/use', 'edit-site', async (visit, found) => {
    const { reference } = found.lead;
    const waiting = found.files.filter(({ author, usedIn }) => author !== null && usedIn === null);
    const names = waiting.map(({ name }) => name).filter((name) => visit.read(`photo-${name}`) !== '');
    const form = new FormData();
    form.append('project', visit.read('project'));
    form.append('title', cleanLine(visit.read('title')).slice(0, longestTitle));
    form.append('kind', visit.read('kind'));
    form.append('place', cleanLine(visit.read('place')).slice(0, longestTitle));
    form.append('alt', visit.read('alt'));
    for (const name of names) {
      const file = await store.findFile(reference, name);
      if (file) form.append('photos', new File([Uint8Array.from(file.content)], name));
    }
    const packed = new Response(form);
    const { photos, problems } = await addPhotos(calls, visit, {
      body: Buffer.from(await packed.arrayBuffer()),
      type: packed.headers.get('content-type') ?? '',
    });
    if (!photos) return show(visit, found, problems);
    const faulty = photos.refused.map(({ name }) => name);
    await store.useFiles(
      reference,
      names.filter((name) => !faulty.includes(name)),
      photos.file,
    );
    if (problems.length === 0) return showAdded(visit, photos);
    return show(visit, (await store.findLead(reference)) ?? found, problems);
  });
}
