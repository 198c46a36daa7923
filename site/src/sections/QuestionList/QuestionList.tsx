import { useId } from 'react';
import { questions as words } from 'words:site';
import { searchPath } from '../../../../contract/endpoints.ts';
import { atLeadServer } from '../../forms/lead-server.ts';
import { Annotation } from '../../parts/Annotation/Annotation.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './QuestionList.module.css';
import type { questionList } from './QuestionList.schema.ts';

/** Submitting the field searches the whole site. QuestionList.client.ts filters the list while the visitor types. */
export function QuestionList({ label, title, text, groups }: SectionProps<typeof questionList>) {
  const id = useId();
  return (
    <div className={`wrap ${styles.root}`} data-questions="">
      <div className={styles.head}>
        <SectionHead label={label} title={title} text={text} />
        <form
          className={styles.search}
          action={atLeadServer(searchPath)}
          method="get"
          role="search"
          aria-label={words.search}
        >
          <label htmlFor={id}>{words.search}</label>
          <input className="control" id={id} name="q" type="search" required />
          <Button label={words.button} tone="outline" />
          <p className="quiet" role="status" data-found={words.found} data-none={words.none} />
        </form>
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <Annotation text={group.title} />
            {group.items.map((item) => (
              <article key={item.title}>
                <h3>{item.title}</h3>
                <p className="quiet">
                  <Marked text={item.text} />
                </p>
              </article>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
