import type { Company } from '../../../contract/company.ts';
import { PageHead } from '../sections/PageHead/PageHead.tsx';

interface Props {
  title: string;
  lead: string;
  company: Company;
}

/** The head of an answer page; other pages use PageHead.astro. */
export function ScreenHead(props: Props) {
  return (
    <section className="page-head" data-kind="PageHead" data-surface="paper">
      <PageHead kind="PageHead" surface="paper" anchor={undefined} parent={undefined} {...props} />
    </section>
  );
}
