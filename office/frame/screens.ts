/**
 * The screens of the inbox and their page. Each room adds its screens to `Screens`, with the type of the function that
 * reads their data, so that route and component agree.
 */
import type { Words } from '../../contract/words/english.ts';
import type { PhoneNumber } from '../../domain/typed/phone.ts';
import type { Person } from '../../server/store/records.ts';

/** The name of the sentence for a form that was refused. */
export type Problem = keyof Words['inbox']['problems'];

/** Screen → the props of its component. */
export interface Screens {
  /** `typed`: words that were not stored. `waiting`: the spooled leads while the database is down. */
  trouble: {
    sentence: 'notFound' | 'foreignForm' | 'down' | 'failed' | 'offline';
    typed?: string;
    waiting?: readonly { reference: string; name: string; phone: string; phones: readonly PhoneNumber[] }[];
  };
}

export type Screen = { [Name in keyof Screens]: { screen: Name; props: Screens[Name] } }[keyof Screens];

/** The frame around a screen; undefined before sign-in. */
export interface Frame extends Pick<Person, 'role' | 'editsSite'> {
  formToken: string;
}

/** Mails that the mail server has not taken. */
export interface StalledMails {
  /** False if the server has no mail server. */
  canSend: boolean;
  sinceMs: number;
  nowMs: number;
  timeZone: string;
}

declare module '../../contract/server-screens.ts' {
  interface ServerScreens {
    inbox: Screen & { frame?: Frame; stalled?: StalledMails | undefined };
  }
}

/** The hidden field of every form behind the sign-in; its value belongs to the session. */
export const formTokenField = 'form_token';
/** Scripts send the form token in this header, because their bodies are no forms. */
export const formTokenHeader = 'x-form-token';

/** The fields of the question for a new code (confirm-device.ts). Scripts send the code in the header. */
export const confirmFields = { code: 'fresh_code', again: 'another_code', header: 'x-fresh-code' } as const;
