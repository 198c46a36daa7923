/** Draws the portraits of the sample team into showcase/pictures/, as flat planes of light in the house colors. */
import { writeFile } from 'node:fs/promises';
import { crews } from './crews.ts';
import { office } from './office.ts';
import { printPortrait } from './sheet.ts';

const pictures = `${import.meta.dirname}/../../showcase/pictures`;
const limit = 6_000;
const people = [...office, ...crews];

for (const person of people) {
  const portrait = printPortrait(person);
  if (portrait.length > limit)
    throw new Error(`${person.name} is ${String(portrait.length)} bytes, over the limit of ${String(limit)}`);
  await writeFile(`${pictures}/portrait-${person.name}.svg`, portrait);
}
console.log(`Drew ${String(people.length)} portraits into showcase/pictures/`);
