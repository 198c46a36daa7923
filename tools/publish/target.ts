/** Reads `deploy/target.yaml`, the targets of `npm run publish`. */
import { existsSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { sayPlainly } from '../lib/plain-words.ts';
import { PublishError } from './publish-error.ts';

const origin = z
  .string()
  .regex(/^https?:\/\/[\w.-]+(?::\d+)?$/, 'must look like https://www.example.com, without a path');

/** These become words of a remote command line, so they may contain no shell syntax and no option for ssh. */
const host = z.string().regex(/^[A-Za-z0-9][\w.-]*$/, 'must be a host such as www.example.com');
const user = z.string().regex(/^[a-z_][\w-]*$/, 'must be a user name such as deploy');
const remoteFolder = z
  .string()
  .regex(
    /^\/[\w.-]+(?:\/[\w.-]+)*$/,
    'must be an absolute path such as /srv/site, of letters, digits, ".", "_" and "-"',
  );
const unit = z.string().regex(/^[A-Za-z0-9][\w.@-]*$/, 'must be a systemd unit such as storypole');

/** Number of versions to keep, including the live one and the one before it. */
const keep = z.number().int().min(2).max(100).default(5);

const reach = {
  host,
  user: user.optional(),
  port: z.number().int().min(1).max(65_535).default(22),
  /** An ssh_config file with the key and the known hosts. */
  sshConfig: z.string().min(1).optional(),
};

const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('folder'), folder: z.string().min(1), keep }),
  z.strictObject({
    kind: z.literal('server'),
    ...reach,
    folder: remoteFolder,
    service: unit,
    /** Polled on the server itself until it answers 200. */
    ready: z
      .string()
      .regex(/^http:\/\/[\w.:-]+\/readyz$/, 'must look like http://127.0.0.1:8080/readyz')
      .default('http://127.0.0.1:8080/readyz'),
    readyWithinSeconds: z.number().int().min(1).max(600).default(60),
    /** `false` if the user may restart the unit without sudo. */
    sudo: z.boolean().default(true),
    keep,
  }),
  z.strictObject({
    kind: z.literal('static'),
    ...reach,
    // Without a host, the folder is on this machine, and the host's own program uploads it.
    host: host.optional(),
    folder: z.string().min(1),
    leadServer: origin,
    policies: z.enum(['headers', 'pages']).default('headers'),
    keep,
  }),
]);

const targetFile = z
  .strictObject({ url: origin, targets: z.array(target).min(1) })
  .superRefine(({ targets }, context) => {
    const leadServers = new Set(targets.flatMap((one) => (one.kind === 'static' ? one.leadServer : [])));
    if (leadServers.size > 1)
      context.addIssue({
        code: 'custom',
        path: ['targets'],
        message: 'must have one leadServer, because the pages contain its address',
      });
    targets.forEach((one, index) => {
      if (one.kind === 'static' && one.host && !remoteFolder.safeParse(one.folder).success)
        context.addIssue({
          code: 'custom',
          path: ['targets', index, 'folder'],
          message: 'must be an absolute path such as /srv/site',
        });
    });
  });

export type TargetFile = z.output<typeof targetFile>;
export type Target = TargetFile['targets'][number];
export type TargetOf<Kind extends Target['kind']> = Extract<Target, { kind: Kind }>;

/** `name` is the file's path for messages. */
export function readTarget(file: string, name: string): TargetFile {
  if (!existsSync(file))
    throw new PublishError(
      `There is no ${name}, so the site has nowhere to go. Copy deploy/target.example.yaml to ${name}, keep one of its targets, and change its lines.`,
    );
  const document = parseDocument(readFileSync(file, 'utf8'));
  const [fault] = document.errors;
  if (fault) throw new PublishError(`${name} is not YAML: ${fault.message}`);
  const read = targetFile.safeParse(document.toJS(), { error: sayPlainly });
  if (read.success) return read.data;
  const lines = read.error.issues.map(
    ({ path, message }) => `  ${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`,
  );
  throw new PublishError([`${name} is invalid:`, ...lines].join('\n'));
}
