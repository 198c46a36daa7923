import { Fragment } from 'react';
import { footer, hours as hourWords } from 'words:site';
import { getCallAddress } from '../../../../domain/typed/phone.ts';
import type { Company } from '../../../../contract/company.ts';
import { listHours } from '../../../../domain/format-hours.ts';
import type { Menus } from '../../collections/navigation.ts';
import { SampleMark } from '../../parts/SampleMark/SampleMark.tsx';
import styles from './Footer.module.css';
import { FooterBrand } from './FooterBrand.tsx';

interface Props {
  /** See collections/directions.ts. */
  look: 'columns' | 'statement' | 'ledger' | 'centered';
  company: Company;
  navigation: Menus;
  /** `true` on a page with a rendering. */
  hasRenderings: boolean;
  /** `true` on a page with invented content. */
  hasSamples: boolean;
}

export function Footer({ look, company, navigation, hasRenderings, hasSamples }: Props) {
  const advice = navigation.footerAdvice;
  return (
    <footer className={styles.root} data-footer={look} data-surface="graphite">
      <div className={`wrap ${styles.top}`}>
        <FooterBrand company={company} quote={navigation.quote} />
        <div>
          <h2>{footer.hours}</h2>
          {listHours(company.hours, hourWords).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <h2>{footer.services}</h2>
          <ul role="list">
            {navigation.footerServices.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{footer.contact}</h2>
          <ul role="list">
            <li>
              {company.street}
              {company.street && <br />}
              {company.town}, {company.state}
            </li>
            <li>
              <a href={getCallAddress(company.phone)}>{company.phone.shown}</a>
            </li>
            <li>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
          </ul>
        </div>
        {company.serviceArea.length > 0 && (
          <div>
            <h2>{footer.area}</h2>
            <ul role="list">
              {company.serviceArea.map(({ code, name }) => (
                <li key={code} className={styles.area}>
                  <span className="quiet">{code}</span> {name}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {advice && (
        <p className={`wrap ${styles.advice}`}>
          <strong>{advice.question}</strong> {advice.text} <a href={advice.link.path}>{advice.link.label}</a>
        </p>
      )}
      {company.licenses.length > 0 && (
        <p className={`wrap quiet ${styles.licenses}`}>
          {footer.licenses}{' '}
          {company.licenses.map(({ state, number }, index) => (
            <Fragment key={number}>
              <span className="unbroken">
                {state} {number}
                {index < company.licenses.length - 1 && ','}
              </span>{' '}
            </Fragment>
          ))}
          {company.licenses.some(({ sample }) => sample) && <SampleMark />}
        </p>
      )}
      <div className={`wrap ${styles.bottom}`}>
        <p className="quiet">
          {footer.copyright} {hasRenderings && footer.renderings} {hasSamples && footer.samples}{' '}
          {company.credit && footer.credit}
        </p>
        <ul role="list">
          {navigation.footerBottom.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
