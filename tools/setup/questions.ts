/** The questions in order. Each answer is a text, from a field of “First steps” or an option of `npm run setup`. */
import { AnswerError } from './answer-error.ts';
import {
  parseEmail,
  parsePhone,
  parsePlace,
  parseStates,
  parseUrl,
  parseWords,
  parseYear,
} from './parse-answers.ts';
import { readDay } from '../../contract/credentials.ts';
import { formatHours } from '../../domain/format-hours.ts';
import { siteWords } from '../../contract/words/english-site.ts';
import { parseHours } from './parse-hours.ts';
import { licenseForm, parseLicenses, writeLicenses } from './parse-licenses.ts';
import { parseLogo, writeLogo } from './parse-logo.ts';
import { isPromise, promiseQuestions } from './promises.ts';
import { define } from './question.ts';
import type { Choice } from './surroundings.ts';

function choose(choices: readonly Choice[], text: string): string {
  const found = choices.find(({ name }) => name === text.trim());
  if (found) return found.name;
  throw new AnswerError(
    `There is no “${text.trim()}”: choose ${choices.map(({ name }) => name).join(', ')}.`,
  );
}

export const questions = {
  name: define({
    option: 'name',
    ask: 'What is the company called?',
    help: 'As on your truck.',
    present: ({ company }) => company.name,
    parse: parseWords(40),
  }),
  trade: define({
    option: 'trade',
    ask: 'What do you do, in a few words?',
    help: 'Such as “Drywall and Painting” or “Roofing and Gutters”. It is the line below the name.',
    present: ({ company }) => company.tagline,
    parse: parseWords(60),
  }),
  home: define({
    option: 'home',
    ask: 'Which home page do you want to start with?',
    help: 'You can change its words, and choose another one later.',
    present: ({ company }) => company.home,
    parse: (text, { homes }) => choose(homes, text),
    choices: ({ homes }) => homes,
  }),
  direction: define({
    option: 'direction',
    ask: 'How should the site look?',
    help: 'Colors, typefaces, corners, header and footer.',
    present: (now, given) => {
      const home = now.homes.find(({ name }) => name === (given['home'] ?? now.company.home));
      return home?.name !== now.company.home && home?.direction ? home.direction : now.company.direction;
    },
    parse: (text, { directions }) => choose(directions, text),
    choices: ({ directions }) => directions,
  }),
  phone: define({
    option: 'phone',
    ask: 'Which phone number do clients call?',
    help: 'With the area code, such as “864 271 2222 ext. 12” or “1-800-OBRIENS”.',
    present: ({ company }) => company.phone.shown,
    parse: (text, { company }) => (text.trim() === company.phone.shown ? company.phone : parsePhone(text)),
  }),
  email: define({
    option: 'email',
    ask: 'Which e-mail address do clients write to?',
    help: 'Requests from the site go there, too.',
    present: ({ company }) => company.email,
    parse: parseEmail,
  }),
  town: define({
    option: 'town',
    ask: 'Where is the office?',
    help: 'Town, state and ZIP code, such as “Greenville, SC 29601”. With the street, “12 Main St, Greenville, SC 29601”, pages show it too.',
    present: ({ company }) =>
      `${company.street ? `${company.street}, ` : ''}${company.town}, ${company.state} ${company.postalCode}`,
    parse: parsePlace,
  }),
  states: define({
    option: 'states',
    ask: 'In which states do you work?',
    help: 'Two letters each, such as “SC, NC”.',
    present: ({ company }, given) => {
      const home = /[,\s]([A-Z]{2}),?\s+\d[\d-]+$/.exec(given['town']?.trim() ?? '')?.[1];
      const codes = company.serviceArea.map(({ code }) => code);
      const isMoved = home !== undefined && home !== company.state;
      return (isMoved ? [home] : codes).join(', ');
    },
    parse: parseStates,
  }),
  licenses: define({
    option: 'licenses',
    ask: 'Which licenses do you have?',
    help: `Such as ${licenseForm}, or only “SC: CLG 123456 until 10/31/2027”. Separate several with “;”, or write “none”.`,
    present: ({ company }) => writeLicenses(company.licenses),
    parse: (text, { company, showcase }) =>
      parseLicenses(
        text,
        [...company.licenses, ...showcase.licenses],
        readDay(Date.now(), company.hours.timeZone),
      ),
  }),
  hours: define({
    option: 'hours',
    ask: 'When does somebody answer the phone?',
    help: 'Such as “Mon-Fri 7:30-5:30, Sat 8-12”, with a break as “Mon-Fri 8-12 and 1-5 pm”.',
    present: ({ company }) => formatHours({ office: company.hours.office }, siteWords.hours),
    parse: parseHours,
  }),
  founded: define({
    option: 'founded',
    ask: 'In which year did you start?',
    help: 'The site counts your years of experience from it.',
    present: ({ company }) => String(company.founded),
    parse: parseYear,
  }),
  logo: define({
    option: 'logo',
    ask: 'Do you have a logo?',
    help: 'The path of a PNG, SVG or JPEG file (add “, with name” if the picture contains the name), or “letters” for your initials on the accent color.',
    present: ({ company }, given) => {
      const isRenamed = given['name'] !== undefined && given['name'] !== company.name;
      return !company.logo && isRenamed ? 'letters' : writeLogo(company.logo);
    },
    parse: (text, { company }) => parseLogo(text, company.logo),
  }),
  url: define({
    option: 'url',
    ask: 'Which web address will the site have?',
    help: 'Such as https://www.your-domain.com. Not bought yet? Keep the placeholder: the list of open points reminds you of it.',
    present: ({ company }, given) => {
      const name = given['name'] ?? company.name;
      if (name === company.name || !company.url.endsWith('.example')) return company.url;
      return `https://${name.toLowerCase().replace(/[^a-z0-9]+/g, '') || 'company'}.example`;
    },
    parse: parseUrl,
  }),
  ...promiseQuestions,
};

export type QuestionId = keyof typeof questions;

export type Answers = { [Id in QuestionId]: Awaited<ReturnType<(typeof questions)[Id]['parse']>> };

export const questionIds = Object.keys(questions) as QuestionId[];

/** The required questions. */
export const demandedIds = questionIds.filter((id) => !isPromise(id));
