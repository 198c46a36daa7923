import { createContext } from 'react';
import type { FieldErrors as Errors } from '../../../../contract/endpoints.ts';

/** What is wrong with the fields of the form around: name → sentence, or nothing. */
export const FieldErrors = createContext<Errors>({});

/** Advice under the fields of the form around: name → sentence, or nothing. */
export const FieldHints = createContext<Errors>({});
