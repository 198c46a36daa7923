/** The part of hydration that depends on React. islands.client.ts loads it at the first interaction. */
import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createSlots } from './island-slots.ts';
import { keepFields, type KeptFields } from '../forms/keep-fields.ts';

/** Resolves once React has hydrated the island and every field has the visitor's state again. */
export async function hydrateIsland(
  island: HTMLElement,
  component: ComponentType,
): Promise<Pick<KeptFields, 'findCurrent'>> {
  const { props = '{}', prefix } = island.dataset;
  const slots = [...island.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => [
    slot.dataset['slot'],
    slot.innerHTML,
  ]);
  const element = createElement(component, {
    ...(JSON.parse(props) as object),
    ...createSlots(Object.fromEntries(slots) as Record<string, string>),
  });
  const fields = keepFields(island);
  await new Promise((resolve, reject) => {
    // React hydrates in tasks after hydrateRoot() returns, so Boundary dispatches an event at the end.
    island.addEventListener('hydrated', resolve, { once: true });
    startTransition(() => {
      hydrateRoot(island, element, { identifierPrefix: prefix ?? '', onUncaughtError: reject });
    });
  });
  island.dataset['hydrated'] = '';
  fields.restore();
  return fields;
}
