/**
 * Every text that the program says, in English: the default of each, and the type of any other language. A place with a
 * question mark, such as `{count?}`, may be left out by an owner's text.
 */
import type { CountedText } from '../fill-in.ts';
import { answerWords } from './english-answers.ts';
import { formWords } from './english-forms.ts';
import { inboxWords } from './english-inbox.ts';
import { mailWords } from './english-mails.ts';
import { questionWords } from './english-questions.ts';
import { requestWords } from './english-request.ts';
import { shopWords } from './english-shop.ts';
import { siteWords } from './english-site.ts';
import { takeoffWords } from './english-takeoff.ts';

/** By the name of their file in content/words. */
export const english = {
  site: siteWords,
  forms: formWords,
  answers: answerWords,
  inbox: inboxWords,
  mails: mailWords,
  request: requestWords,
  takeoff: takeoffWords,
  questions: questionWords,
  shop: shopWords,
};

/** A language may have more forms of a counted text than English has. */
type InAnyLanguage<Texts> = Texts extends { one: string; other: string }
  ? CountedText
  : Texts extends readonly unknown[]
    ? Texts
    : Texts extends object
      ? { [Key in keyof Texts]: InAnyLanguage<Texts[Key]> }
      : Texts;

export type Words = InAnyLanguage<typeof english>;
export type FormWordsFile = Words['forms'];
export type AnswerWords = Words['answers'];
export type MailWords = Words['mails'];
export type RequestWords = Words['request'];
export type TakeoffWords = Words['takeoff'];
export type QuestionWords = Words['questions'];

/** Subjects of alerts. */
export type AlertCode = keyof MailWords['alert']['headings'];
export type AlertSentence = keyof MailWords['alert']['sentences'];
