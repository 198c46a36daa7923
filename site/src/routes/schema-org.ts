/** Structured data for search engines, in schema.org terms: company, article, service, questions, breadcrumbs. */
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  HomeAndConstructionBusiness,
  Service,
  WithContext,
} from 'schema-dts';
import type { Company } from '../../../contract/company.ts';
import { nameLicense } from '../../../contract/credentials.ts';
import { writePhone } from '../../../domain/typed/phone.ts';
import { listClosed } from '../../../domain/days-off.ts';
import { listSpans, readClosed, readLocalClock } from '../../../domain/office-hours.ts';
import { dropMarks } from '../../../domain/marks.ts';

/** The square mark (pages/[icon].ts). */
const homeScreenIcon = '/apple-touch-icon.png';

const describeAddress = (company: Company) => ({
  '@type': 'PostalAddress' as const,
  ...(company.street && { streetAddress: company.street }),
  addressLocality: company.town,
  addressRegion: company.state,
  postalCode: company.postalCode,
  addressCountry: 'US',
});

const describeArea = ({ towns, state, serviceArea }: Company) => [
  ...towns.map((name) => ({ '@type': 'City' as const, name: `${name}, ${state}` })),
  ...serviceArea.map(({ name }) => ({ '@type': 'State' as const, name })),
];

/** Search engines take every number for true. Invented ones stay on the page, where they are labeled. */
const dropSamples = <Entry extends { sample: boolean }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ sample }) => !sample);

function describeCredentials({ licenses, certificates }: Company) {
  const credentials = [
    ...dropSamples(licenses).map((entry) => ({
      ...entry,
      category: 'license',
      name: entry.class ?? nameLicense(entry),
      issuer: entry.board,
    })),
    ...dropSamples(certificates).map((entry) => ({ ...entry, category: 'certification' })),
  ];
  return credentials.map((entry) => ({
    '@type': 'EducationalOccupationalCredential' as const,
    credentialCategory: entry.category,
    name: entry.name,
    ...(entry.issuer ? { recognizedBy: { '@type': 'Organization' as const, name: entry.issuer } } : {}),
    ...(entry.number ? { identifier: entry.number } : {}),
    ...(entry.register ? { url: entry.register } : {}),
    ...(entry.expires ? { expires: entry.expires } : {}),
  }));
}

/** The days off of the next twelve months, and the hours that half of them have left. */
function describeDaysOff({ hours }: Company, nowMs: number) {
  const { noonUtcMs } = readLocalClock(nowMs, hours.timeZone);
  const closed = listClosed(hours, noonUtcMs, 366);
  return [...new Set(closed.map((line) => line.slice(0, 10)))].flatMap((day) => {
    const open = listSpans(new Date(`${day}T12:00:00Z`), { ...hours, findClosed: readClosed(closed) });
    return (open.length > 0 ? open : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: day,
      validThrough: day,
      opens,
      closes,
    }));
  });
}

/** `withDaysOff`: with the days off of the next twelve months. */
export function describeCompany(
  company: Company,
  pictureUrl: string,
  { withDaysOff = false, nowMs = Date.now() } = {},
): WithContext<HomeAndConstructionBusiness> {
  // The home page of a social network is a placeholder, not a profile.
  const profiles = company.social.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/');
  return {
    '@context': 'https://schema.org',
    '@type': company.business,
    '@id': `${company.url}/#company`,
    name: company.name,
    slogan: company.tagline,
    url: company.url,
    image: pictureUrl,
    logo: company.url + homeScreenIcon,
    telephone: writePhone(company.phone),
    email: company.email,
    address: describeAddress(company),
    ...(company.coordinates && { geo: { '@type': 'GeoCoordinates', ...company.coordinates } }),
    ...(company.priceRange && { priceRange: company.priceRange }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    foundingDate: String(company.founded),
    areaServed: describeArea(company),
    identifier: dropSamples(company.licenses).map((license) => ({
      '@type': 'PropertyValue',
      propertyID: license.board ?? nameLicense(license),
      value: license.number,
    })),
    hasCredential: describeCredentials(company),
    openingHoursSpecification: company.hours.office.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...(withDaysOff && { specialOpeningHoursSpecification: describeDaysOff(company, nowMs) }),
  };
}

interface ArticleFacts {
  title: string;
  description: string;
  /** ISO date. */
  date: string;
  author: string;
  /** The author's page, if they have one. */
  authorUrl?: string | undefined;
  /** ISO date of the last change. */
  updated?: string | undefined;
  tags: string[];
  url: string;
  pictureUrl: string;
}

export function describeArticle(company: Company, article: ArticleFacts): WithContext<BlogPosting> {
  const publisher = { '@type': company.business, '@id': `${company.url}/#company`, name: company.name };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    author:
      article.author === company.name
        ? { ...publisher, url: company.url }
        : { '@type': 'Person', name: article.author, ...(article.authorUrl && { url: article.authorUrl }) },
    publisher,
    image: article.pictureUrl,
    keywords: article.tags,
    mainEntityOfPage: article.url,
  };
}

export function describeService(
  company: Company,
  service: { title: string; description: string; url: string; pictureUrl: string },
): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: service.description,
    url: service.url,
    image: service.pictureUrl,
    areaServed: describeArea(company),
    provider: {
      '@type': company.business,
      '@id': `${company.url}/#company`,
      name: company.name,
      url: company.url,
      telephone: writePhone(company.phone),
      image: service.pictureUrl,
      address: describeAddress(company),
    },
  };
}

export function describeQuestions(items: { title: string; text: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: dropMarks(text) },
    })),
  };
}

/** `steps` lead from the home page to this one. */
export function describeTrail(steps: { name: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
