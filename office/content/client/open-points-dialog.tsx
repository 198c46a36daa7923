/** Open points before the launch. An owner fixes the entry, or confirms the point. */
import { useState } from 'react';
import { fillKnown } from '../../../contract/fill-in.ts';
import type { PointGroup } from '../../../tools/launch/list-open-points.ts';
import { ActButton } from './act-button.tsx';
import { CallError, send } from './api.ts';
import { Dialog } from './dialog.tsx';
import { useEditing } from './editing.ts';
import { useAnswer } from './place-list.tsx';

type Point = PointGroup['points'][number];

export function OpenPointsDialog() {
  const answer = useAnswer<PointGroup[]>('open-points', {});
  const [left, setLeft] = useState<PointGroup[]>();
  const [said, say] = useState('');
  const groups = left ?? answer;

  async function accept({ what, where }: Point): Promise<void> {
    try {
      setLeft(await send<PointGroup[]>('accept', { what, where }));
      say(`Confirmed: ${what}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      say(error.message);
    }
  }

  const show = (heading: string, doesBlock: boolean) => {
    const own = groups?.filter((group) => group.doesBlock === doesBlock) ?? [];
    return own.length > 0 ? (
      <section>
        <h3>{heading}</h3>
        {own.map((group) => (
          <Group key={group.heading} group={group} onAccept={accept} />
        ))}
      </section>
    ) : null;
  };

  return (
    <Dialog title="Before the launch">
      {!groups && <p role="status">Looking …</p>}
      {groups?.length === 0 && <p>No open points: the site is ready.</p>}
      <p role="status" className="help">
        {said}
      </p>
      {show('These points block the launch', true)}
      {show('Advice', false)}
    </Dialog>
  );
}

interface GroupProps {
  group: PointGroup;
  onAccept: (point: Point) => Promise<void>;
}

function Group({ group, onAccept }: GroupProps) {
  const { site, openFile } = useEditing();
  const { heading, doesBlock, isAcceptable, points } = group;
  return (
    <>
      <h4>{heading}</h4>
      <ul className="places">
        {points.map((point) => {
          const { what, where, write } = point;
          const file = site.files.find((one) => where.includes(one.file));
          const text = (
            <>
              <strong>{fillKnown(what, site.facts)}</strong> <span>{write}</span>{' '}
              <em>{file?.label ?? where}</em>
            </>
          );
          return (
            <li key={`${where} ${what}`} className="point">
              {file ? <ActButton label={text} onClick={() => void openFile(file.file)} /> : <p>{text}</p>}
              {isAcceptable && (
                <ActButton
                  label={doesBlock ? 'It is true' : 'Leave it as is'}
                  className="confirm"
                  aria-label={`${doesBlock ? 'It is true' : 'Leave it as is'}: ${what}`}
                  onClick={() => void onAccept(point)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
