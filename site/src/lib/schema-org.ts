/** What search engines are told, in the words of schema.org: the company, an article, a service, questions, the trail. */
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  HomeAndConstructionBusiness,
  Service,
  WithContext,
} from 'schema-dts';
import type { Company } from '../../../contract/company.ts';

const describeAddress = (company: Company) => ({
  '@type': 'PostalAddress' as const,
  addressLocality: company.town,
  addressRegion: company.state,
  postalCode: company.postalCode,
  addressCountry: 'US',
});

const describeArea = ({ towns, state, serviceArea }: Company) => [
  ...towns.map((name) => ({ '@type': 'City' as const, name: `${name}, ${state}` })),
  ...serviceArea.map(({ name }) => ({ '@type': 'State' as const, name })),
];

/** Search engines are not told that an invented number is true. */
const tellSample = ({ sample }: { sample: boolean }) => (sample ? { description: 'Sample' } : {});

function describeCredentials({ licenses, certificates }: Company) {
  const credentials = [
    ...licenses.map((entry) => ({ ...entry, category: 'license', name: entry.class, issuer: entry.board })),
    ...certificates.map((entry) => ({ ...entry, category: 'certification' })),
  ];
  return credentials.map((entry) => ({
    '@type': 'EducationalOccupationalCredential' as const,
    credentialCategory: entry.category,
    name: entry.name,
    recognizedBy: { '@type': 'Organization' as const, name: entry.issuer },
    ...(entry.number ? { identifier: entry.number } : {}),
    ...(entry.register ? { url: entry.register } : {}),
    ...(entry.expires ? { expires: entry.expires } : {}),
    ...tellSample(entry),
  }));
}

export function describeCompany(
  company: Company,
  pictureUrl: string,
): WithContext<HomeAndConstructionBusiness> {
  const { office } = company.hours;
  return {
    '@context': 'https://schema.org',
    '@type': company.business,
    '@id': `${company.url}/#company`,
    name: company.name,
    slogan: company.tagline,
    url: company.url,
    image: pictureUrl,
    telephone: company.phone.e164,
    email: company.email,
    address: describeAddress(company),
    foundingDate: String(company.founded),
    areaServed: describeArea(company),
    identifier: company.licenses.map((license) => ({
      '@type': 'PropertyValue',
      propertyID: license.board,
      value: license.number,
      ...tellSample(license),
    })),
    hasCredential: describeCredentials(company),
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: office.days,
        opens: office.opens,
        closes: office.closes,
      },
    ],
  };
}

interface ArticleFacts {
  title: string;
  description: string;
  /** ISO date. */
  date: string;
  author: string;
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
    author: article.author === company.name ? publisher : { '@type': 'Person', name: article.author },
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
      telephone: company.phone.e164,
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
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

/** `steps`: from the home page to this one. */
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

/** JSON as the content of a script element: no text in it can end the element. */
export const toJsonLd = (facts: object): string => JSON.stringify(facts).replaceAll('<', '\\u003c');
