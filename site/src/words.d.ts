/**
 * Modules that site/integrations/words.ts makes of the files of content/words. Types are imported in place, because an
 * import at the top would turn these declarations into additions to modules that TypeScript would have to find.
 */
/* eslint-disable @typescript-eslint/consistent-type-imports */
declare module 'words:site' {
  const words: import('./lib/site-words.ts').SiteWords;
  export = words;
}
declare module 'words:shop' {
  const words: import('./lib/shop-words.ts').ShopWords;
  export = words;
}
declare module 'words:answers' {
  const words: import('../../contract/server-words.ts').AnswerWords;
  export = words;
}
declare module 'words:forms' {
  const words: import('../../contract/form-words.ts').FormWordsFile;
  export = words;
}
declare module 'words:mails' {
  const words: import('../../contract/mail-words.ts').MailWords;
  export = words;
}
declare module 'words:request' {
  const words: import('../../contract/request-words.ts').RequestWords;
  export = words;
}
declare module 'words:takeoff' {
  const words: import('../../contract/takeoff-words.ts').TakeoffWords;
  export = words;
}
declare module 'words:rates' {
  const words: import('../../contract/takeoff-rates.ts').TakeoffRates;
  export = words;
}
declare module 'words:questions' {
  const words: import('../../contract/questions/question-words.ts').QuestionWords;
  export = words;
}
