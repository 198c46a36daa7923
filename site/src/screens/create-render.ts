import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Company } from '../../../contract/company.ts';
import { renderWith, type Translation } from '../../../contract/words/follow-words.ts';
import { linkPhones, type PhoneNumber } from '../../../domain/typed/phone.ts';

interface Numbers {
  company?: Company;
  phones?: readonly PhoneNumber[];
}

/**
 * Creates the function that the server calls. React escapes the visitor's text. The company's number, and those in
 * `phones`, are links.
 */
export const createRender =
  <Props extends object>(Screen: ComponentType<Props>) =>
  (props: Props & Numbers, translation?: Translation): string => {
    const { company, phones = [] } = props;
    const html = renderWith(translation, () =>
      renderToStaticMarkup(createElement(Screen, props), { identifierPrefix: 'answer' }),
    );
    return linkPhones(html, company ? [company.phone, ...phones] : phones);
  };
