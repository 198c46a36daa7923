/** What search engines are told: schema.org GeneralContractor for the company, BlogPosting for an article. */
import type { BlogPosting, GeneralContractor, WithContext } from 'schema-dts';
import type { Company } from '../../../contract/company.ts';

export function describeCompany(company: Company, pictureUrl: string): WithContext<GeneralContractor> {
  const { office } = company.hours;
  return {
    '@context': 'https://schema.org',
    '@type': 'GeneralContractor',
    '@id': `${company.url}/#company`,
    name: company.name,
    slogan: company.tagline,
    url: company.url,
    image: pictureUrl,
    telephone: company.phone.e164,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: company.town,
      addressRegion: company.state,
      postalCode: company.postalCode,
      addressCountry: 'US',
    },
    areaServed: company.serviceArea.map(({ name }) => ({ '@type': 'State', name })),
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
  const publisher = { '@type': 'GeneralContractor', '@id': `${company.url}/#company`, name: company.name };
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

/** JSON as the content of a script element: no text in it can end the element. */
export const toJsonLd = (facts: object): string => JSON.stringify(facts).replaceAll('<', '\\u003c');
