/**
 * Computes the material of rooms and walls while the visitor types. Without JavaScript the form requests the same
 * page from the server with its parameters (TAKEOFF-PAGE).
 */
import { page } from 'words:takeoff';
import { getFormId } from '../../../../contract/lead-forms.ts';
import { fillIn } from '../../../../contract/fill-in.ts';
import { estimatePath, formulaVersion } from '../../../../contract/takeoff-fields.ts';
import type { Contact } from '../../forms/contact.ts';
import { atLeadServer } from '../../forms/lead-server.ts';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Boundary } from '../../parts/Boundary/Boundary.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Form } from '../../parts/Form/Form.tsx';
import styles from './Takeoff.module.css';
import { Rows, Settings, WorkChoice } from './TakeoffFields.tsx';
import { TradeResult } from './TradeResult.tsx';
import { useTakeoff } from './use-takeoff.ts';

interface Props {
  sendTo: string;
  contact: Contact;
  /** Parameters of the takeoff that the server renders. Without them it is the example. */
  query?: string;
}

export function Takeoff(props: Props) {
  return (
    <Boundary contact={props.contact}>
      <Counted {...props} />
    </Boundary>
  );
}

function Counted({ sendTo, query = '' }: Props) {
  const { form, view, generation, place, count, writeAddress } = useTakeoff(query);
  return (
    <Form
      form={form}
      label={page.update}
      className={`wrap ${styles.root}`}
      action={atLeadServer(estimatePath)}
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
        {/* Submitted with the form further down the page, which has no fields for the takeoff. */}
        <input type="hidden" form={getFormId('takeoff')} name="takeoff" value={view.query} />
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
            <a href={atLeadServer(view.csv)}>{page.csv}</a>
            <a href={view.address} data-permalink="">
              {page.link}
            </a>
            <span className="quiet">{page.print}</span>
          </div>
        </div>
      </div>
    </Form>
  );
}
