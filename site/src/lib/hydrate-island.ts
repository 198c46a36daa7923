/** The part of an island's hydration that brings React. islands.client.ts loads it at the first touch. */
import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createSlots } from './island-slots.ts';
import { keepFields, type KeptFields } from './keep-fields.ts';

/** Resolves when React is done and every field is as the visitor left it. */
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
    // Boundary announces the end: React hydrates in tasks after hydrateRoot() returns.
    island.addEventListener('hydrated', resolve, { once: true });
    startTransition(() => {
      hydrateRoot(island, element, { identifierPrefix: prefix ?? '', onUncaughtError: reject });
    });
  });
  island.dataset['hydrated'] = '';
  fields.restore();
  return fields;
}
