import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The function that the server calls. React escapes everything that a visitor typed. */
export const createRender =
  <Props extends object>(Answer: ComponentType<Props>) =>
  (props: Props): string =>
    renderToStaticMarkup(createElement(Answer, props), { identifierPrefix: 'answer' });
