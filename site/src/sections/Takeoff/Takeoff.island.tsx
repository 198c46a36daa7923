/**
 * The material of rooms and walls while somebody types. Without JavaScript the form asks the server for the same page
 * with its parameters (TAKEOFF-PAGE).
 */
import * as rates from 'words:rates';
import * as words from 'words:takeoff';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { getFormId } from '../../../../contract/enquiry-forms.ts';
import { fillIn } from '../../../../contract/fill-in.ts';
import { findPrices } from '../../../../contract/takeoff/price-range.ts';
import { toSlots } from '../../../../contract/page-tree.ts';
import { showTakeoff } from '../../../../contract/takeoff/show-takeoff.ts';
import { estimatePath, formulaVersion } from '../../../../contract/takeoff/takeoff-fields.ts';
import { takeoffShape, type TakeoffView } from '../../../../contract/takeoff/takeoff-shape.ts';
import type { Contact } from '../../lib/contact.ts';
import { atLeadServer } from '../../lib/lead-server.ts';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Boundary } from '../../parts/Boundary/Boundary.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Form } from '../../parts/Form/Form.tsx';
import { useForm } from '../../parts/Form/use-form.ts';
import { IsTemplate } from './Each.tsx';
import styles from './Takeoff.module.css';
import { Rows, Settings, WorkChoice } from './TakeoffFields.tsx';
import { TradeResult } from './TradeResult.tsx';

interface Props {
  sendTo: string;
  contact: Contact;
  /** `true` on the page that the server fills in: texts are slots. */
  isTemplate?: boolean;
}

const { page } = words;
const isBrowser = typeof document !== 'undefined';

export function Takeoff(props: Props) {
  return (
    <Boundary contact={props.contact}>
      <IsTemplate value={(props.isTemplate ?? false) && !isBrowser}>
        <Counted {...props} />
      </IsTemplate>
    </Boundary>
  );
}

/** The day in UTC, as the server has it. */
const today = (): string => new Date().toISOString().slice(0, 10);

const show = (parameters: URLSearchParams): TakeoffView =>
  showTakeoff(parameters, words, findPrices(rates, today()));

/** What the page as served shows: of the built one the example, of the server's answer its parameters. */
function findServed(): TakeoffView {
  const served = isBrowser ? document.querySelector('[data-query]')?.getAttribute('data-query') : '';
  return show(new URLSearchParams(served ?? ''));
}

const readForm = (form: HTMLFormElement): TakeoffView =>
  // No field of it holds a file.
  show(new URLSearchParams([...new FormData(form)] as [string, string][]));

function Counted({ sendTo, isTemplate = false }: Props) {
  const [view, setView] = useState(() => (isTemplate && !isBrowser ? toSlots(takeoffShape) : findServed()));
  /** Fields are made anew when their values come from the address and not from the page. */
  const [generation, setGeneration] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const asked = show(new URLSearchParams(location.search));
    if (location.search === '' || asked.query === view.query) return setView(readForm(form));
    // A host that only sends files served the example.
    setView(asked);
    setGeneration(1);
    // Only what the page was served with counts here.
  }, []);

  const count = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    if (form) setView(readForm(form));
  };
  const writeAddress = () => history.replaceState(history.state, '', view.address);
  const form = useForm({
    send: (element) => {
      setView(readForm(element));
      writeAddress();
      return { line: '' };
    },
  });

  return (
    <Form
      form={form}
      className={`wrap ${styles.root}`}
      action={import.meta.env.PUBLIC_LEAD_SERVER ? atLeadServer(estimatePath) : estimatePath}
      method="get"
    >
      <div
        key={generation}
        className={styles.page}
        ref={place}
        data-query={view.query}
        onInput={count}
        onBlur={writeAddress}
      >
        {/* Sent with the form further down the page, which has no fields of its own for it. */}
        <input type="hidden" form={getFormId('takeoff')} name="takeoff" value={view.query} readOnly />
        <WorkChoice view={view} />
        <section className={styles.trade} data-trade="drywall" aria-labelledby="takeoff-drywall">
          <div className={styles.inputs}>
            <h2 id="takeoff-drywall">{page.drywall}</h2>
            <Rows list="room" view={view} />
            <Rows list="opening" view={view} />
            <Settings names={['board', 'level', 'supports', 'ceiling', 'waste']} view={view} />
            <Button label={page.update} tone="outline" />
          </div>
          <TradeResult trade="drywall" view={view.drywall} />
        </section>
        <section className={styles.trade} data-trade="framing" aria-labelledby="takeoff-framing">
          <div className={styles.inputs}>
            <h2 id="takeoff-framing">{page.framing}</h2>
            <Rows list="wall" view={view} />
            <Settings
              names={['height', 'studs', 'run', 'plates', 'stock', 'corners', 'tees', 'spare']}
              view={view}
            />
            <Rows list="frame" view={view} />
            <Button label={page.update} tone="outline" />
          </div>
          <TradeResult trade="framing" view={view.framing} />
        </section>
        <div className={styles.end}>
          <p className={styles.guide}>
            {page.guide} <span className="quiet">{fillIn(page.version, { version: formulaVersion })}</span>
          </p>
          <p className={styles.updateFirst}>{page.updateFirst}</p>
          <div className={styles.ways}>
            <ActionLink label={page.send} path={sendTo} />
            <a href={import.meta.env.PUBLIC_LEAD_SERVER ? atLeadServer(view.csv) : view.csv}>{page.csv}</a>
            <a href={view.address}>{page.link}</a>
            <span className="quiet">{page.print}</span>
          </div>
        </div>
      </div>
    </Form>
  );
}
