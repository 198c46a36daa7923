/** What search engines are told about the company: schema.org GeneralContractor. */
import type { Company } from '../collections/company.ts';

export function describeCompany(company: Company, pictureUrl: string): object {
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
