/** The six files of a new section: small, but complete enough to build, type-check and pass their test. */

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Name of the schema of a section: `ServiceArea` → `serviceArea`. */
export const schemaNameOf = lowerFirst;

export function writeSectionFiles(name: string): Record<string, string> {
  const schema = schemaNameOf(name);
  return {
    [`${name}.schema.ts`]: `import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** Say here what a visitor learns from this section. */
export const ${schema} = z.strictObject({
  ...sectionBase('${name}'),
  title: words,
  text: words,
});
`,
    [`${name}.astro`]: `---
import type { RoomProps } from '../common.ts';
import Section from '../Section.astro';
import type { ${schema} } from './${name}.schema.ts';
import { ${name} } from './${name}.tsx';

type Props = RoomProps<typeof ${schema}>;
---

<Section {...Astro.props}>
  <${name} {...Astro.props} />
</Section>
`,
    [`${name}.tsx`]: `import type { RoomProps } from '../common.ts';
import styles from './${name}.module.css';
import type { ${schema} } from './${name}.schema.ts';

export function ${name}({ title, text }: RoomProps<typeof ${schema}>) {
  return (
    <div className={\`wrap \${styles.root}\`}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
`,
    [`${name}.module.css`]: `@layer sections {
  .root {
    display: grid;
    gap: var(--space-m);
  }
}
`,
    [`${name}.samples.yaml`]: `typical:
  kind: ${name}
  title: A heading of usual length
  text: Two or three sentences, as an editor would write them.

longest:
  kind: ${name}
  surface: graphite
  title: The longest heading that somebody will ever put here, with an uncomfortably long word
  text: A text that is longer than anybody planned for, so that it shows what happens when it wraps three or four times on a phone.
`,
    [`${name}.test.tsx`]: `import { expect, test } from 'vitest';
import { renderSamples, testRoom } from '../testing.tsx';
import { ${name} } from './${name}.tsx';

const samples = await renderSamples('${name}', (props) => <${name} {...props} />);
testRoom('${name}', samples);

test.each(samples)('$name: shows its words under one heading', ({ html, props }) => {
  expect(html.one('h2').text).toBe(props.title);
  expect(html.one('p').text).toBe(props.text);
});
`,
  };
}
