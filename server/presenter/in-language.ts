/** The server works for people with several languages at once. Dates, numbers and plurals follow that of the work. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { followLanguage } from '../../contract/language.ts';

const current = new AsyncLocalStorage<string>();
followLanguage(() => current.getStore());

/** Without a language, the work has that of the site. */
export const inLanguage = <Result>(language: string | null | undefined, work: () => Result): Result =>
  language ? current.run(language, work) : current.exit(work);
