/** The enquiry form. Without JavaScript it posts itself; with it, it sends JSON and says how it went. */
import { form as formWords, requests, sentences } from 'words:forms';
import { useEffect, useId, useRef, useState, type InvalidEvent, type SyntheticEvent } from 'react';
import { envelope, type FieldErrors } from '../../../../contract/endpoints.ts';
import { fillForm, type EnquiryKind } from '../../../../contract/enquiry-forms.ts';
import { fillIn } from '../../../../contract/fill-in.ts';
import { consentVersion, messages } from '../../../../contract/messages.ts';
import { slots, unsentWords } from '../../../../contract/page-templates.ts';
import { Annotation } from '../../parts/Annotation/Annotation.tsx';
import { Boundary } from '../../parts/Boundary/Boundary.tsx';
import { ContactBoxes, type ContactBox } from '../../parts/ContactBoxes/ContactBoxes.tsx';
import { Field } from '../../parts/Field/Field.tsx';
import { NoticeDialog, type Notice } from '../../parts/NoticeDialog/NoticeDialog.tsx';
import { Rescue } from '../../parts/Rescue/Rescue.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { OfficeContact } from '../../lib/contact.ts';
import type { PictureData } from '../../lib/references.ts';
import styles from './Enquiry.module.css';
import { chooseEndpoint, createKey, fetchIssueToken, sendEnquiry } from './send-enquiry.ts';

interface Props {
  kind: EnquiryKind;
  label?: string | undefined;
  title: string;
  promise: string;
  /** The form's own when it is missing. */
  button?: string | undefined;
  /** Shows the fields that only some forms have: the website. */
  hasExtras: boolean;
  feedback: 'dialog' | 'status';
  contact: OfficeContact;
  /** When somebody answers the phone. */
  hours: string;
  /** Boxes beside the form, in the place of its phone number. */
  boxes?: ContactBox[];
  /** Beside the form, under the words. */
  picture?: PictureData | undefined;
  /** `split`: words beside the form. `column`: above it, where the form itself is in a column. */
  layout?: 'split' | 'column';
  /** `true` on the page that the server fills in: values and errors are slots. */
  isTemplate?: boolean;
}

export function Enquiry(props: Props) {
  return (
    <Boundary contact={props.contact} isInColumn={props.layout === 'column'}>
      <EnquiryForm {...props} />
    </Boundary>
  );
}

function EnquiryForm(props: Props) {
  const {
    kind,
    label,
    title,
    promise,
    button,
    hasExtras,
    feedback,
    contact,
    hours,
    boxes = [],
    picture,
    layout = 'split',
    isTemplate = false,
  } = props;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setIsSending] = useState(false);
  const [line, setLine] = useState('');
  const [unsent, setUnsent] = useState('');
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  const issueToken = useRef<Promise<string>>(undefined);
  useEffect(() => {
    setIsHydrated(true);
    // The island hydrates when the form is first touched.
    issueToken.current = fetchIssueToken();
  }, []);
  const key = useRef('');
  const id = useId();
  const endpoint = chooseEndpoint(kind, feedback);
  const request = fillForm(kind, requests);
  const fields = request.fields.filter(({ isExtra }) => !isExtra || hasExtras);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const data = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    const values = Object.fromEntries(fields.map(({ name }) => [name, data[name] ?? '']));
    key.current ||= createKey();
    setErrors({});
    setUnsent('');
    setIsSending(true);
    setLine(messages.sending);
    const outcome = await sendEnquiry({
      endpoint: feedback === 'status' ? endpoint.slice(1) : `.${endpoint}`,
      values,
      idempotencyKey: key.current,
      honeypot: data[envelope.honeypot.field] ?? '',
      issueToken: (await issueToken.current) ?? '',
    });
    setIsSending(false);
    if (outcome.result === 'sent') {
      form.reset();
      key.current = '';
      setLine(
        outcome.reference
          ? `${messages.sent} ${fillIn(formWords.reference, { reference: outcome.reference })}`
          : messages.sent,
      );
      if (feedback === 'dialog')
        setNotice({ tone: 'good', text: messages.sent, reference: outcome.reference });
      return;
    }
    const text =
      outcome.result === 'refused'
        ? messages.refused
        : feedback === 'status'
          ? messages.statusFailed
          : messages.failed;
    if (outcome.result === 'refused') setErrors(outcome.fields);
    setLine(text);
    if (feedback === 'dialog') setNotice({ tone: 'bad', text, rescue: { contact, words: describe(values) } });
    else setUnsent(describe(values));
  };

  const explain = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { name, validity, validationMessage, form } = event.currentTarget;
    const field = fields.find((candidate) => candidate.name === name);
    const isFirst = form?.querySelector(':invalid') === event.currentTarget;
    if (isFirst) event.currentTarget.focus();
    const sentence = validity.valueMissing
      ? (field?.missing ?? validationMessage)
      : validity.typeMismatch
        ? sentences.noEmail
        : validationMessage;
    setErrors((known) => ({ ...known, [name]: sentence }));
  };
  const forgive = (name: string) => {
    // Other words are another enquiry: the server would answer the old key with the old reference.
    key.current = '';
    setErrors((known) => ({ ...known, [name]: '' }));
  };

  return (
    <div className={styles.root} data-layout={layout} data-hydrated={isHydrated ? '' : undefined}>
      <div className={styles.head}>
        {label && <Annotation text={label} />}
        <h2>{title}</h2>
        <p className="quiet">{promise}</p>
        {boxes.length > 0 ? (
          <div className={styles.boxes}>
            <ContactBoxes boxes={boxes} company={contact} />
            <p className="quiet">{hours}</p>
          </div>
        ) : (
          layout === 'split' && (
            <div className={styles.talk}>
              <p>{formWords.talk}</p>
              <a href={`tel:${contact.phone.e164}`}>{contact.phone.shown}</a>
              <p className="quiet">{hours}</p>
            </div>
          )
        )}
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="32rem" />
          </div>
        )}
      </div>
      <form className={styles.form} action={endpoint} method="post" onSubmit={(event) => void submit(event)}>
        {isTemplate && (
          <p className={styles.summary} role="alert">
            {slots.summary}
          </p>
        )}
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            id={`${id}-${field.name}`}
            error={isTemplate ? slots.error(field.name) : (errors[field.name] ?? '')}
            {...(isTemplate ? { value: slots.value(field.name), invalid: slots.invalid(field.name) } : {})}
            onInvalid={explain}
            onInput={forgive}
          />
        ))}
        <p className={styles.trap} aria-hidden="true">
          <label>
            {formWords.trap}
            <input name={envelope.honeypot.field} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <input type="hidden" name={envelope.consentVersion.field} value={consentVersion} />
        <button className={styles.button} type="submit" aria-disabled={isSending}>
          {button ?? request.button}
        </button>
        <p className={styles.status} role="status">
          {line}
        </p>
        {(isTemplate || unsent) && (
          <Rescue
            contact={contact}
            body={isTemplate ? slots.value(unsentWords) : encodeURIComponent(unsent)}
          />
        )}
        <p className={styles.consent}>
          {formWords.consent} <a href="/privacy">{formWords.consentLink}</a>
        </p>
      </form>
      <NoticeDialog notice={notice} onClose={() => setNotice(null)} />
    </div>
  );
}

/** The visitor's words as plain text, for the rescue links. */
function describe(values: Record<string, string>): string {
  return Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
