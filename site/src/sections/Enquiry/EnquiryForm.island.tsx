/** The enquiry form. Without JavaScript it is posted; with JavaScript it sends JSON and shows the outcome. */
import { form as words, requests } from 'words:forms';
import { envelope } from '../../../../contract/endpoints.ts';
import { getFormId, isSheet, type LeadKind } from '../../../../contract/lead-forms.ts';
import type { FormScreen } from '../../../../contract/server-screens.ts';
import { fillForm } from '../../../../contract/fill-form.ts';
import { formatValue, type LeadField } from '../../../../contract/form-field.ts';
import type { Contact } from '../../forms/contact.ts';
import { atLeadServer } from '../../forms/lead-server.ts';
import { Boundary } from '../../parts/Boundary/Boundary.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Form } from '../../parts/Form/Form.tsx';
import { NoticeDialog } from '../../parts/NoticeDialog/NoticeDialog.tsx';
import { PhoneText } from '../../parts/PhoneText/PhoneText.tsx';
import { Rescue } from '../../parts/Rescue/Rescue.tsx';
import styles from './EnquiryForm.module.css';
import type { Feedback } from './enquiry-answer.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import { useEnquiry } from './use-enquiry.ts';

interface Props {
  kind: LeadKind;
  /** Overrides the form's default label. */
  button?: string | undefined;
  /** Shows fields that only some forms have, such as the website. */
  hasExtras: boolean;
  feedback: Feedback;
  contact: Contact;
  /** A rejected submission: the server shows the form again, without hydration. */
  sent?: Pick<FormScreen, 'summary' | 'typed' | 'errors'>;
}

export function EnquiryForm(props: Props) {
  return (
    <Boundary contact={props.contact} isInColumn>
      <ReadyForm {...props} />
    </Boundary>
  );
}

function ReadyForm(props: Props) {
  const { kind, button, hasExtras, feedback, contact, sent } = props;
  const request = fillForm(kind, requests);
  const fields = request.fields.filter(({ isExtra }) => !isExtra || hasExtras);
  const hidden = fields.filter(({ type }) => type === 'hidden');
  const shown = sent ? fields : fields.filter(({ type }) => type !== 'hidden');
  const { form, endpoint, answers, answer } = useEnquiry({
    kind,
    fields,
    feedback,
    errors: sent?.errors,
  });
  const { line, detail, notice, next, unsent = sent && listTyped(fields, sent.typed) } = form.answer;

  return (
    <>
      <Form
        form={form}
        label={button ?? request.button}
        id={hidden.length > 0 && !sent ? getFormId(kind) : undefined}
        className={styles.root}
        data-sheet={isSheet(shown) || undefined}
        onInputCapture={answer}
        action={atLeadServer(endpoint)}
        method="post"
      >
        {sent && (
          <p className={styles.summary} role="alert">
            {sent.summary}
          </p>
        )}
        <EnquiryFields fields={shown} typed={sent?.typed} answers={answers} phone={contact.phone} />
        <p className={styles.trap} aria-hidden="true">
          <label>
            {words.trap}
            <input name={envelope.honeypot.field} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <input type="hidden" name={envelope.consentVersion.field} value={words.consentVersion} />
        <Button label={button ?? request.button} isBusy={form.isSending} />
        <p className={styles.status} role="status">
          {line}
        </p>
        {detail && (
          <p>
            <PhoneText text={detail} phone={contact.phone} />
          </p>
        )}
        {next && (
          <p>
            <a href={next.path}>{next.label}</a>
          </p>
        )}
        {unsent !== undefined && <Rescue contact={contact} body={encodeURIComponent(unsent)} />}
        <p className={styles.consent}>
          {words.consent} <a href="/privacy">{words.consentLink}</a>
        </p>
      </Form>
      <NoticeDialog notice={notice} contact={contact} {...(next && { next })} onClose={form.closeNotice} />
    </>
  );
}

/** The typed values as plain text. */
const listTyped = (fields: readonly LeadField[], typed: FormScreen['typed']): string =>
  fields
    .filter(({ name }) => typed[name])
    .map((field) => `${field.label}: ${formatValue(field, typed[field.name] ?? '')}`)
    .join('\n');
