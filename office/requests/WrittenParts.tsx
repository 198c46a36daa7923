import { request as words } from 'words:inbox';
import { fillIn, nameFile } from '../../contract/fill-in.ts';
import { formatSize } from '../../contract/language.ts';
import { PhoneText, TapLink } from '../frame/Controls.tsx';
import type { Screens } from '../frame/screens.ts';
import styles from './WrittenParts.module.css';

type Props = Screens['request'] & { path: string };

/** Everything that the visitor sent. */
export function WrittenParts({ fields, told, material, takeoffPath, photos, downloads, path }: Props) {
  return (
    <section className={styles.root} aria-label={words.fields}>
      {photos.length > 0 && (
        <ul role="list" className="photos" aria-label={words.photos}>
          {photos.map((name, index) => (
            <li key={name}>
              <a href={`${path}/files/${name}`}>
                <img
                  src={`${path}/files/${name}`}
                  alt={fillIn(words.photo, { number: index + 1 })}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {downloads.map(({ kind, name, sizeBytes, isDoubtful }) => (
        <a key={name} className="tap" href={`${path}/files/${name}`}>
          {nameFile(words[kind], name, formatSize(sizeBytes))} {isDoubtful && words.doubtful}
        </a>
      ))}
      <dl className={styles.fields}>
        {fields.map(([label, value, phones]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <PhoneText typed={value} phones={phones} />
            </dd>
          </div>
        ))}
      </dl>
      {told !== '' && <p className="quiet">{fillIn(words.told, { sentences: told })}</p>}
      {material.length > 0 && <Material rows={material} />}
      {takeoffPath !== '' && <TapLink to={takeoffPath}>{words.takeoff}</TapLink>}
    </section>
  );
}

function Material({ rows }: { rows: Screens['request']['material'] }) {
  const columns = Math.max(...rows.map(({ length }) => length));
  return (
    <div className={styles.material} role="region" aria-label={words.material} tabIndex={0}>
      <table>
        <caption>{words.material}</caption>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                const span = index === row.length - 1 ? columns - index : 1;
                return (
                  <Cell key={index} colSpan={span}>
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
