/**
 * All texts of the program in English: the defaults, and the type of any other language. An owner's text may omit a
 * placeholder with a question mark, such as `{count?}`.
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

/** By file name in content/words. */
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

/** A language may have more plural forms than English. */
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

/** The codes of alerts. */
export type AlertCode = keyof MailWords['alert']['headings'];
export type AlertSentence = keyof MailWords['alert']['sentences'];
