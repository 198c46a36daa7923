/** The point of a picture that stays visible when it is cropped. A click or two numbers set it. */
import { isFields, valueAt, type Path } from '../../../contract/values.ts';
import { fieldId } from './edit-value.ts';
import { useEditing } from './editing.ts';
import { base } from './api.ts';

const toPercent = (part: number, all: number) => Math.min(100, Math.max(0, Math.round((part / all) * 100)));

export function FocalField({ path }: { path: Path }) {
  const { site, value: whole, change } = useEditing();
  const found = valueAt(whole, path);
  const [left = 50, top = 50] = Array.isArray(found) ? (found as number[]) : [];
  const entry = valueAt(whole, path.slice(0, -1));
  const picture = site.pictures.find((one) => isFields(entry) && one.file === entry['file']);
  const set = (next: readonly [number, number]) => change(path, [...next]);
  return (
    <>
      {picture && (
        <div className="focal">
          <img src={`${base}/picture/${picture.name}`} alt="" />
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            onClick={({ clientX, clientY, currentTarget }) => {
              const box = currentTarget.getBoundingClientRect();
              set([toPercent(clientX - box.left, box.width), toPercent(clientY - box.top, box.height)]);
            }}
          >
            <path d={`M${left} 0V100M0 ${top}H100`} />
          </svg>
        </div>
      )}
      <div className="row">
        <label>
          From the left, %
          <input
            id={fieldId([...path, 0])}
            type="number"
            min={0}
            max={100}
            value={left}
            onChange={({ target }) => set([Number(target.value), top])}
          />
        </label>
        <label>
          From the top, %
          <input
            id={fieldId([...path, 1])}
            type="number"
            min={0}
            max={100}
            value={top}
            onChange={({ target }) => set([left, Number(target.value)])}
          />
        </label>
      </div>
    </>
  );
}
