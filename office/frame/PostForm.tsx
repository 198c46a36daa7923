/** A form that changes data. It carries the session's token, and values that no field shows. */
import { createContext, useContext, type FormHTMLAttributes } from 'react';
import { formTokenField } from './screens.ts';

const Token = createContext('');
export const FormToken = Token.Provider;

interface Props extends FormHTMLAttributes<HTMLFormElement> {
  values?: Readonly<Record<string, string | number>>;
}

export function PostForm({ values = {}, children, ...rest }: Props) {
  const hidden = { ...values, [formTokenField]: useContext(Token) };
  return (
    <form method="post" {...rest}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
