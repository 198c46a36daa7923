/** The search page with its results, for visitors without JavaScript and before it loads. */
import type { ComponentProps } from 'react';
import type { ServerScreens } from '../../../contract/server-screens.ts';
import { SiteSearch } from '../sections/SiteSearch/SiteSearch.tsx';
import { createRender } from './create-render.ts';

type Known = Omit<ComponentProps<typeof SiteSearch>, 'found'>;

const SearchScreen = ({ query, results, ...known }: ServerScreens['search'] & Known) => (
  <SiteSearch {...known} found={{ query, results }} />
);

export const render = createRender(SearchScreen);
