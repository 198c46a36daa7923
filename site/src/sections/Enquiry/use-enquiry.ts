/** Sends the enquiry form as JSON, shows the outcome, and responds to optional questions while the visitor types. */
import { messages } from 'words:forms';
import * as questions from 'words:questions';
import { leadServer } from 'words:settings';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { envelope, type FieldErrors } from '../../../../contract/endpoints.ts';
import type { LeadKind } from '../../../../contract/lead-forms.ts';
import type { LeadField } from '../../../../contract/form-field.ts';
import { answerQuestions } from '../../../../domain/answer-questions.ts';
import { atLeadServer } from '../../forms/lead-server.ts';
import { useForm } from '../../parts/Form/use-form.ts';
import { toAnswer, type Feedback } from './enquiry-answer.ts';
import { chooseEndpoint, fetchIssueToken, sendEnquiry } from './send-enquiry.ts';

interface Options {
  kind: LeadKind;
  /** The form's fields, including hidden ones. */
  fields: readonly LeadField[];
  feedback: Feedback;
  /** Errors from the server. */
  errors: FieldErrors | undefined;
}

export function useEnquiry({ kind, fields, feedback, errors }: Options) {
  const issueToken = useRef<Promise<string>>(undefined);
  const endpoint = chooseEndpoint(kind, feedback);
  const [answers, setAnswers] = useState({});

  const form = useForm({
    whileSending: messages.sending,
    errors,
    send: async (element, idempotencyKey) => {
      const data = new FormData(element);
      // The value of a multiple choice has one line per choice.
      const read = (name: string) =>
        data
          .getAll(name)
          .filter((value) => typeof value === 'string')
          .join('\n');
      const values = Object.fromEntries(fields.map(({ name }) => [name, read(name)]));
      issueToken.current ??= fetchIssueToken();
      const outcome = await sendEnquiry({
        endpoint: leadServer
          ? atLeadServer(endpoint)
          : feedback === 'status'
            ? endpoint.slice(1)
            : `.${endpoint}`,
        values,
        idempotencyKey,
        honeypot: read(envelope.honeypot.field),
        issueToken: await issueToken.current,
      });
      if (outcome.result === 'sent') element.reset();
      const typed = fields.map(({ name, label, type }) => ({
        label,
        // The page's address contains the hidden field's value, too.
        value: type === 'hidden' ? location.href : read(name),
      }));
      return toAnswer(outcome, feedback, typed);
    },
  });

  const answer = () => setAnswers(answerQuestions(readTexts(form.element), questions));
  useEffect(() => {
    // The island hydrates at the first interaction. Respond to text typed before that.
    issueToken.current ??= fetchIssueToken();
    answer();
  }, []);
  return { form, endpoint, answers, answer };
}

function readTexts({ current }: RefObject<HTMLFormElement | null>): Record<string, string> {
  const texts = [...new FormData(current ?? undefined)].filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}
