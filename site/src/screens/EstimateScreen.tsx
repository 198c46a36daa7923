/** The takeoff for an address's parameters. The browser continues from it. */
import type { ComponentProps } from 'react';
import { IslandRoot } from '../sections/IslandRoot.tsx';
import { Takeoff } from '../sections/Takeoff/Takeoff.island.tsx';
import { createRender } from './create-render.ts';

const EstimateScreen = (props: ComponentProps<typeof Takeoff>) => (
  <IslandRoot name="Takeoff" component={Takeoff} props={props} prefix="answer" />
);

export const render = createRender(EstimateScreen);
