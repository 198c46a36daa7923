/** A server under systemd: a version counts as shown once its server is ready; otherwise the one before is. */
import type { Place } from './place.ts';
import { PublishError } from './publish-error.ts';
import { openSshPlace } from './ssh-place.ts';
import type { TargetOf } from './target.ts';

export function openServerPlace(target: TargetOf<'server'>): Place {
  const { folder, service, ready, readyWithinSeconds, sudo } = target;
  const place = openSshPlace(target, { folder, hasProgram: true });

  const start = (release: string) =>
    place.ask('show', release, service, sudo ? 'sudo' : 'as-it-is', ready, String(readyWithinSeconds));

  return {
    ...place,
    async show(release, { current: before }) {
      try {
        await start(release);
      } catch (error) {
        const reason = (error as Error).message;
        if (before === undefined)
          throw new PublishError(`${release} is not ready, and there is none before it. ${reason}`);
        const outcome = await start(before).then(
          () => 'That one is ready',
          (fault: Error) => `That one is not ready either (${fault.message})`,
        );
        throw new PublishError(
          `${release} did not become ready (${reason}), so ${before} is shown again. ${outcome}. The log says more: journalctl -u ${service}`,
        );
      }
    },
  };
}
