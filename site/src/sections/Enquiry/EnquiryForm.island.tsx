/** The form of an enquiry. Without JavaScript it posts itself; with it, it sends JSON and says how it went. */
import { form as words, requests } from 'words:forms';
import { useEffect, useRef } from 'react';
import { envelope } from '../../../../contract/endpoints.ts';
import { fillForm, getFormId, type EnquiryKind } from '../../../../contract/enquiry-forms.ts';
import { messages } from '../../../../contract/messages.ts';
import { slots, unsentWords } from '../../../../contract/page-templates.ts';
import type { Contact } from '../../lib/contact.ts';
import { Boundary } from '../../parts/Boundary/Boundary.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Field } from '../../parts/Field/Field.tsx';
import { Form } from '../../parts/Form/Form.tsx';
import { useForm } from '../../parts/Form/use-form.ts';
import { NoticeDialog } from '../../parts/NoticeDialog/NoticeDialog.tsx';
import { Rescue } from '../../parts/Rescue/Rescue.tsx';
import styles from './EnquiryForm.module.css';
import { toAnswer, type Feedback } from './enquiry-answer.ts';
import { chooseEndpoint, fetchIssueToken, sendEnquiry } from './send-enquiry.ts';

interface Props {
  kind: EnquiryKind;
  /** The form's own when it is missing. */
  button?: string | undefined;
  /** Shows the fields that only some forms have: the website. */
  hasExtras: boolean;
  feedback: Feedback;
  contact: Contact;
  /** `true` on the page that the server fills in: values and errors are slots. */
  isTemplate?: boolean;
}

export function EnquiryForm(props: Props) {
  return (
    <Boundary contact={props.contact} isInColumn>
      <ReadyForm {...props} />
    </Boundary>
  );
}

function ReadyForm(props: Props) {
  const { kind, button, hasExtras, feedback, contact, isTemplate = false } = props;
  const issueToken = useRef<Promise<string>>(undefined);
  useEffect(() => {
    // The island hydrates when the form is first touched.
    issueToken.current ??= fetchIssueToken();
  }, []);
  const endpoint = chooseEndpoint(kind, feedback);
  const request = fillForm(kind, requests);
  const fields = request.fields.filter(({ isExtra }) => !isExtra || hasExtras);

  const hidden = fields.filter(({ type }) => type === 'hidden');
  const shown = isTemplate ? fields : fields.filter(({ type }) => type !== 'hidden');

  const form = useForm({
    whileSending: messages.sending,
    send: async (element, idempotencyKey) => {
      const data = new FormData(element);
      const read = (name: string) => {
        const value = data.get(name);
        return typeof value === 'string' ? value : '';
      };
      const values = Object.fromEntries(fields.map(({ name }) => [name, read(name)]));
      issueToken.current ??= fetchIssueToken();
      const outcome = await sendEnquiry({
        endpoint: feedback === 'status' ? endpoint.slice(1) : `.${endpoint}`,
        values,
        idempotencyKey,
        honeypot: read(envelope.honeypot.field),
        issueToken: await issueToken.current,
      });
      if (outcome.result === 'sent') element.reset();
      const typed = fields.map(({ name, label, type }) => ({
        label,
        // What a hidden field holds is in the address of the page, too.
        value: type === 'hidden' ? location.href : read(name),
      }));
      return toAnswer(outcome, feedback, typed, contact);
    },
  });
  const { line, notice, unsent } = form.answer;

  return (
    <>
      <Form
        form={form}
        id={hidden.length > 0 && !isTemplate ? getFormId(kind) : undefined}
        className={styles.root}
        action={endpoint}
        method="post"
      >
        {isTemplate && (
          <p className={styles.summary} role="alert">
            {slots.summary}
          </p>
        )}
        {shown.map((field) => (
          <Field
            key={field.name}
            {...field}
            {...(isTemplate && {
              error: slots.error(field.name),
              value: slots.value(field.name),
              invalid: slots.invalid(field.name),
            })}
          />
        ))}
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
        {(isTemplate || unsent) && (
          <Rescue
            contact={contact}
            body={isTemplate ? slots.value(unsentWords) : encodeURIComponent(unsent ?? '')}
          />
        )}
        <p className={styles.consent}>
          {words.consent} <a href="/privacy">{words.consentLink}</a>
        </p>
      </Form>
      <NoticeDialog notice={notice} onClose={form.closeNotice} />
    </>
  );
}
