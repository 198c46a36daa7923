import { createContext } from 'react';
import type { FieldErrors as Errors } from '../../../../contract/endpoints.ts';

/** The surrounding form's errors by field name. */
export const FieldErrors = createContext<Errors>({});

/** The surrounding form's hints by field name. */
export const FieldHints = createContext<Errors>({});
