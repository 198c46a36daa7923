/** The fields, links and messages that the screens of the office are made of. */
import type { ComponentProps, ReactNode } from 'react';
import { request } from 'words:inbox';
import { getCallAddress, type PhoneNumber } from '../../domain/typed/phone.ts';

/** `note`: a sentence below the field. */
interface Labeled {
  label: ReactNode;
  note?: string;
}

export const TextField = ({ label, note, ...input }: Labeled & ComponentProps<'input'>) => (
  <label>
    {label}
    <input className="control" {...input} />
    {note && <span className="quiet">{note}</span>}
  </label>
);

/** `type="email"` would refuse “Ann <ann@example.org>” or an invisible sign, which the server understands. */
export const EmailField = (props: Labeled & ComponentProps<'input'>) => (
  <TextField name="email" inputMode="email" autoCapitalize="none" spellCheck={false} required {...props} />
);

export const CodeField = (props: Labeled & ComponentProps<'input'>) => (
  <TextField
    className="control figures"
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    {...props}
  />
);

export const TextArea = ({ label, ...area }: Labeled & ComponentProps<'textarea'>) => (
  <label>
    {label}
    <textarea className="control" {...area} />
  </label>
);

type Option = readonly [value: string | number, label: string];

export const Choice = ({
  label,
  options,
  ...select
}: Labeled & ComponentProps<'select'> & { options: readonly Option[] }) => (
  <label>
    {label}
    <select className="control" {...select}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

export const Tick = ({ label, ...input }: Labeled & ComponentProps<'input'>) => (
  <label className="tick">
    <input type="checkbox" value="yes" {...input} />
    {label}
  </label>
);

/** A button that is one of several in its form, or whose form has no other field. */
export const Press = ({ label, ...button }: Labeled & ComponentProps<'button'>) => (
  <button data-tone="outline" {...button}>
    {label}
  </button>
);

export const TapLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className="tap" href={to}>
    {children}
  </a>
);

/** A typed text, which is a link if it has one number. */
export const PhoneText = ({
  typed,
  phones = [],
}: {
  typed: string;
  phones?: readonly PhoneNumber[] | undefined;
}) => {
  const [phone, other] = phones;
  return phone && !other ? <TapLink to={getCallAddress(phone)}>{typed}</TapLink> : typed;
};

/** Where a place is. */
export const MapLink = ({ query, ...link }: { query: string } & ComponentProps<'a'>) => {
  const search = new URLSearchParams({ api: '1', query }).toString();
  return (
    <a rel="noreferrer" href={`https://www.google.com/maps/search/?${search}`} {...link}>
      {request.map}
    </a>
  );
};

/** What has just happened. */
export const Status = ({ children }: { children: ReactNode }) => (
  <p className="notice" role="status">
    {children}
  </p>
);

export const Alert = ({ children }: { children: ReactNode }) => (
  <p className="problem" role="alert">
    {children}
  </p>
);
