/** Applies the answers to content/company.yaml. */
import { companySchema, promiseNames, type Company } from '../../contract/company.ts';
import { getCallAddress } from '../../domain/typed/phone.ts';
import { takeInitials, type LogoAnswer } from './parse-logo.ts';
import { getInitials } from '../../site/src/lib/initials.ts';
import type { Answers } from './questions.ts';
import type { Surroundings } from './surroundings.ts';
import { chooseBusiness } from './trades.ts';

type Fields = Record<string, unknown>;

const file = 'company.yaml';

/** Phone numbers reserved for fiction, and addresses reserved for examples. */
const isPlaceholderPhone = (e164: string) => /^\+1\d{3}55501\d\d$/.test(e164);
/** Whether to drop the second number: it is a placeholder or equals the first. */
const isOldOffice = (office: Company['officePhone'], phone: Company['phone']): boolean =>
  office !== undefined &&
  (getCallAddress(office) === getCallAddress(phone) ||
    (isPlaceholderPhone(office.e164) && !isPlaceholderPhone(phone.e164)));

const isPlaceholderMail = (email: string | undefined) => email?.endsWith('.example') ?? false;

/** The states, with the license law from the content or the showcase. */
function listStates({ states, town }: Answers, { company, showcase }: Surroundings) {
  const known = [...company.serviceArea, ...showcase.serviceArea];
  const all = states.some(({ code }) => code === town.state.code) ? states : [town.state, ...states];
  return all.map(({ code, name }) => known.find((state) => state.code === code) ?? { code, name });
}

function chooseLogo(answer: LogoAnswer, name: string, file: Company['logo']): Company['logo'] {
  if ('keep' in answer) return answer.keep;
  if ('letters' in answer) return { letters: answer.letters ?? takeInitials(name) };
  return file && 'file' in file && answer.isAlone ? { ...file, alone: true } : file;
}

/** `logo` is the entry for the file in the answer. */
export function changeCompany(
  before: Fields,
  answers: Answers,
  now: Surroundings,
  logo: Company['logo'],
): Fields {
  const { name, trade, town, phone, email, hours, founded } = answers;
  const { company } = now;
  const isMoved = town.town !== company.town || town.state.code !== company.state;
  const isSameWork = trade === company.tagline && founded === company.founded;
  const isSameOffice = JSON.stringify(hours) === JSON.stringify(company.hours.office);
  const business = chooseBusiness(trade);
  const licenses = answers.licenses.map(({ sample: _, ...license }) => license);
  const isSameLicenses = licenses.length === 0 && company.licenses.every(({ sample }) => sample);
  const chosenLogo = chooseLogo(answers.logo, name, logo);
  const value: Fields = {
    ...insertAfter(before, 'tagline', {
      ...(business !== company.business && { business }),
      ...(chosenLogo && { logo: chosenLogo }),
      ...(name !== company.name && { requestPrefix: getInitials(name) || 'REQ' }),
    }),
    name,
    tagline: trade,
    url: answers.url,
    direction: answers.direction,
    ...(!isSameWork && { welcome: `${trade} since ${founded}` }),
    phone: phone === company.phone ? before['phone'] : { shown: phone.shown },
    ...(isOldOffice(company.officePhone, phone) && { officePhone: undefined }),
    email,
    ...(email !== company.email && isPlaceholderMail(company.bidEmail) && { bidEmail: undefined }),
    ...((town.street ?? company.street) && { street: town.street }),
    town: town.town,
    state: town.state.code,
    postalCode: town.postalCode,
    hours: {
      ...(before['hours'] as Fields),
      // Custom texts for the hours would describe the old ones.
      ...(!isSameOffice && { office: hours, header: undefined, footer: undefined }),
      ...(town.state.code !== company.state && { timeZone: town.state.timeZone }),
    },
    founded,
    serviceArea: listStates(answers, now),
    ...(isMoved && { towns: [town.town] }),
    promises: Object.fromEntries(promiseNames.map((promise) => [promise, answers[promise]])),
    ...(!isSameLicenses && { licenses }),
    home: answers.home,
  };
  const { error } = companySchema.safeParse(value);
  if (error)
    throw new Error(`${file} would be invalid: ${error.issues.map(({ message }) => message).join(', ')}`);
  return value;
}

function insertAfter(fields: Fields, name: string, added: Fields): Fields {
  const entries = Object.entries({ ...added, ...fields, ...added }).filter(
    ([key]) => !(key in added) || key in fields,
  );
  const fresh = Object.entries(added).filter(([key]) => !(key in fields));
  const place = entries.findIndex(([key]) => key === name) + 1;
  return Object.fromEntries([...entries.slice(0, place), ...fresh, ...entries.slice(place)]);
}
