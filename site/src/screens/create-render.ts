import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderWith, type Translation } from '../../../contract/words/follow-words.ts';

/** Creates the function that the server calls. React escapes the visitor's text. */
export const createRender =
  <Props extends object>(Screen: ComponentType<Props>) =>
  (props: Props, translation?: Translation): string =>
    renderWith(translation, () =>
      renderToStaticMarkup(createElement(Screen, props), { identifierPrefix: 'answer' }),
    );
