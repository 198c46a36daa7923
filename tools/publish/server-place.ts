/** A server under systemd. A version goes live once its server is ready, otherwise the previous one is restored. */
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
          throw new PublishError(`${release} is not ready, and there is no earlier version. ${reason}`);
        const outcome = await start(before).then(
          () => 'That one is ready',
          (fault: Error) => `That one is not ready either (${fault.message})`,
        );
        throw new PublishError(
          `${release} did not become ready (${reason}), so ${before} is live again. ${outcome}. See the log: journalctl -u ${service}`,
        );
      }
    },
  };
}
