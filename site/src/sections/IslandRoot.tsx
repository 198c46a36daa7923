import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createSlots } from './island-slots.ts';

interface Props {
  /** Name of the island's file, `NAME.island.tsx`, and of its component. */
  name: string;
  component: ComponentType<never>;
  /** Sent to the browser. */
  props: object;
  /** Prefix of the island's IDs, unique on the page. */
  prefix: string;
  /** HTML by slot name, which React leaves alone. */
  slots?: Readonly<Record<string, string>>;
}

/** A component that hydrates at the first interaction (islands.client.ts). */
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
