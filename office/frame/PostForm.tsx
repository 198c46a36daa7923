/** A form that changes data. It carries the session's token. */
import { createContext, useContext, type FormHTMLAttributes } from 'react';
import { formTokenField } from './screens.ts';

const Token = createContext('');
export const FormToken = Token.Provider;

export function PostForm({ children, ...rest }: FormHTMLAttributes<HTMLFormElement>) {
  return (
    <form method="post" {...rest}>
      <input type="hidden" name={formTokenField} value={useContext(Token)} />
      {children}
    </form>
  );
}
