import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createSlots } from '../lib/island-slots.ts';

interface Props {
  /** Of the island's file, `NAME.island.tsx`, and of the component in it. */
  name: string;
  component: ComponentType<never>;
  /** Sent to the browser. */
  props: object;
  /** Of its ids, which must differ from those of every other island on the page. */
  prefix: string;
  /** HTML by the name of the slot; React leaves it alone. */
  slots?: Readonly<Record<string, string>>;
}

/** A component that hydrates at the first touch (islands.client.ts). */
export function IslandRoot({ name, component, props, prefix, slots = {} }: Props) {
  const element = createElement(component as ComponentType<object>, { ...props, ...createSlots(slots) });
  return (
    <div
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: renderToString(element, { identifierPrefix: prefix }) }}
    />
  );
}
