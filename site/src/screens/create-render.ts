import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Creates the function that the server calls. React escapes the visitor's text. */
export const createRender =
  <Props extends object>(Answer: ComponentType<Props>) =>
  (props: Props): string =>
    renderToStaticMarkup(createElement(Answer, props), { identifierPrefix: 'answer' });
