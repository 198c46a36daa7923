/** What a developer adds to the copy of the project (docs/where-does-it-go.md). */
export interface Addition {
  /** The row of the table in docs/where-does-it-go.md. */
  row: string;
  /** What the row calls `Name`. */
  name?: string;
  /** A program of the project that makes files. */
  command?: readonly string[];
  /** New files. */
  files?: Record<string, string>;
  /** Places in files, and what they become. */
  edits?: Record<string, readonly (readonly [from: string, to: string])[]>;
}

const field: Addition = {
  row: 'a field of a form',
  edits: {
    'contract/enquiry-forms.ts': [
      [
        'const message: FieldRules = {',
        `const bestTime: FieldRules = { ...ask, name: 'bestTime', required: false };
const message: FieldRules = {`,
      ],
      [
        'fields: [name, email, phone, website, message]',
        'fields: [name, email, phone, bestTime, website, message]',
      ],
    ],
    'contract/words/english-forms.ts': [
      [
        '      phone,\n      website: ask',
        "      phone,\n      bestTime: ask('Best time to call'),\n      website: ask",
      ],
    ],
  },
};

const section: Addition = {
  row: 'a section with a script',
  name: 'Warranty',
  command: ['tools/new-section.ts', 'Warranty', 'script'],
};

export const pageWithSection = `title: Proof
description: Says how an owner proves that a new section is shown on a page and that its script runs.
sharePicture: frame-corner
sections:
  - kind: PageHead
    title: Proof
  - kind: Warranty
    title: Ten years on every wall
    text: Call us when one moves.
`;

const mail: Addition = {
  row: 'a mail',
  name: 'visit',
  files: {
    'server/mail/messages/visit-mail.ts': `/** Reminds the owner that somebody has to see the place. */
import { fillIn } from '../../../contract/fill-in.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { writeBody } from './body.ts';
import { toHeaderText } from '../../lib/header-text.ts';
import type { MailContext } from './owner-mail.ts';

export function writeVisitMail({ reference, fields }: Lead, { words }: MailContext): Message {
  const { subject, text } = words.mails.visit;
  return {
    subject: toHeaderText(fillIn(subject, { reference, visitor: fields.name })),
    ...writeBody([{ type: 'paragraph', text }]),
  };
}
`,
  },
  edits: {
    'contract/words/english-mails.ts': [
      [
        '  alert: {',
        `  visit: {
    subject: '{reference}: Plan a visit to {visitor}',
    text: 'Somebody should see the place within two weeks.',
  },
  alert: {`,
      ],
    ],
    'server/store/records.ts': [["  'alert',\n] as const", "  'alert',\n  'visit',\n] as const"]],
    'server/mail/compose-mail.ts': [
      [
        "import { writeReceiptMail } from './messages/receipt-mail.ts';",
        `import { writeReceiptMail } from './messages/receipt-mail.ts';
import { writeVisitMail } from './messages/visit-mail.ts';`,
      ],
      [
        '  alert: async (',
        '  visit: async (delivery, parts) => writeVisitMail(getLead(delivery), toContext(parts)),\n  alert: async (',
      ],
    ],
    'server/outbox/plan-deliveries.ts': [
      [
        '  digest: (recipients) => toMails(recipients.ownerAddresses),',
        `  digest: (recipients) => toMails(recipients.ownerAddresses),
  visit: (recipients) => toMails(recipients.ownerAddresses),`,
      ],
      ["occasion: 'new-lead' | 'change' |", "occasion: 'new-lead' | 'change' | 'visit' |"],
      [
        "  const toOwners = planDeliveries('new-lead', recipients);",
        `  const toOwners = [
    ...planDeliveries('new-lead', recipients),
    ...planDeliveries('visit', recipients),
  ];`,
      ],
    ],
  },
};

const collection: Addition = {
  row: 'a collection with a page for each entry',
  name: 'certificates',
  files: {
    'content/certificates/first.yaml': `title: Lead-safe renovation
description: What a lead-safe renovation is, why a house from before 1978 needs one, and how we work in it.
text:
  - Old paint stays where it is until it is wet.
`,
    'site/src/collections/certificates.ts': `/** content/certificates: one file per certificate; each becomes a page. */
import { z } from 'astro/zod';

export const certificateSchema = z.strictObject({
  title: z.string().min(1),
  /** For search results. */
  description: z.string().min(50).max(170),
  /** Paragraphs. */
  text: z.array(z.string().min(1)).min(1),
});

export type Certificate = z.output<typeof certificateSchema>;
`,
  },
  edits: {
    'site/src/lib/content-folders.ts': [
      [
        '  team: {',
        "  certificates: {\n    type: 'certificate',\n    label: 'Certificates',\n    one: 'certificate',\n    address: '/certificates/',\n    isOpen: true,\n  },\n  team: {",
      ],
    ],
    'tools/editor/models.ts': [
      [
        'import { navigationSchema }',
        "import { certificateSchema } from '../../site/src/collections/certificates.ts';\nimport { navigationSchema }",
      ],
      [
        '  member: {',
        "  certificate: { schema: certificateSchema, source: 'site/src/collections/certificates.ts' },\n  member: {",
      ],
    ],
    'site/src/content.config.ts': [
      [
        'import { listEntrySchema }',
        "import { certificateSchema } from './collections/certificates.ts';\nimport { listEntrySchema }",
      ],
      [
        '  partners: yaml(',
        "  certificates: yaml('*.yaml', '/certificates', certificateSchema),\n  partners: yaml(",
      ],
    ],
    'site/src/routes/compose.ts': [
      [
        'import type { Post }',
        "import type { Certificate } from '../collections/certificates.ts';\nimport type { Post }",
      ],
      [
        'export function composePostPage(',
        `export function composeCertificatePage({ title, description, text }: Certificate): Page {
  return {
    ...innerPage,
    title,
    description,
    sharePicture: 'frame-corner',
    sections: [
      { kind: 'PageHead', surface: 'paper', title },
      { kind: 'Prose', surface: 'paper', parts: [{ heading: title, text }] },
    ],
  };
}

export function composePostPage(`,
      ],
    ],
    'site/src/routes/site-content.ts': [
      [
        'import type { partnerSchema }',
        "import type { Certificate } from '../collections/certificates.ts';\nimport type { partnerSchema }",
      ],
      ['  team: Entry<Member>[];', '  team: Entry<Member>[];\n  certificates: Entry<Certificate>[];'],
      ["  team: 'team',", "  team: 'team',\n  certificates: 'certificates',"],
      ['explainers, pictures] =', 'explainers, pictures, certificates] ='],
      [
        "    getCollection('pictures'),",
        "    getCollection('pictures'),\n    getCollection('certificates'),",
      ],
      ['explainers, pictures };', 'explainers, pictures, certificates };'],
    ],
    'site/src/routes/compose-routes.ts': [
      ['  composeCategoryPage,\n', '  composeCategoryPage,\n  composeCertificatePage,\n'],
      [
        "    ...aliasFirst('/team-single', memberPages),",
        `    ...aliasFirst('/team-single', memberPages),
    ...content.certificates.map(({ id, data }) => ({
      ...locate('certificates', id),
      page: composeCertificatePage(data),
    })),`,
      ],
    ],
  },
};

export const additions = [field, section, mail, collection];
