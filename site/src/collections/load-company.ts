/** Loads content/company.yaml, the only source of company facts. */
import { companySchema, listFacts, type Company } from '../../../contract/company.ts';
import { mapTexts } from '../../../contract/values.ts';
import { cleanContent } from '../../../domain/typed/clean-text.ts';
import { getCallAddress, joinNumber } from '../../../domain/typed/phone.ts';
import { dropExpired, readDay } from '../../../contract/credentials.ts';
import { readContentFile } from '../entries/content-entries.ts';
import { oncePerBuild } from '../entries/once-per-build.ts';
import { fillKnown } from '../../../contract/fill-in.ts';

/** The page that "/" shows, at its own address. */
export const homePath = ({ home }: Pick<Company, 'home'>): string => `/${home}`;

/** The company's facts as of the day of the build. Every page reads them several times. */
export const loadCompany = oncePerBuild((): Company => showCompany(readCompany()));

export function showCompany(company: Company): Company {
  const { phone, officePhone } = company;
  const isSecond = officePhone && getCallAddress(officePhone) !== getCallAddress(phone);
  const phones = {
    phone: joinNumber(phone),
    officePhone: isSecond ? joinNumber(officePhone) : undefined,
  };
  return fillOwn(dropExpired({ ...company, ...phones }, readDay(Date.now(), company.hours.timeZone)));
}

/** The company with its expired credentials, for the list of renewals. */
export const loadWholeCompany = (): Company => fillOwn(readCompany());

const fillOwn = (company: Company): Company => {
  const cleaned = mapTexts(company, cleanContent);
  return fillKnown(cleaned, listFacts(cleaned));
};

const readCompany = (): Company => readContentFile('company.yaml', companySchema);
