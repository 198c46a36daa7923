/** The takeoff of the parameters of an address. In the browser it goes on from there. */
import type { ComponentProps } from 'react';
import { IslandRoot } from '../sections/IslandRoot.tsx';
import { Takeoff } from '../sections/Takeoff/Takeoff.island.tsx';
import { createRender } from './create-render.ts';

const EstimateAnswer = (props: ComponentProps<typeof Takeoff>) => (
  <IslandRoot name="Takeoff" component={Takeoff} props={props} prefix="answer" />
);

export const render = createRender(EstimateAnswer);
