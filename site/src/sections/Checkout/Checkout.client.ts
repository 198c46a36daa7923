/** The checkout's two lists, its error sentences, and the simulated order. Its only state is the form's own. */
import { messages } from '../../../../contract/messages.ts';
import { explainFields } from '../../parts/Field/explain-fields.ts';
import { loadList } from './load-list.ts';
import { submitOrder } from './submit-order.ts';

/** Turns a text field into a list. When the list does not load, it stays a text field. */
async function offerList(field: HTMLInputElement): Promise<void> {
  const entries = await loadList(field.dataset['list'] ?? '');
  if (entries.length === 0) return;
  const select = document.createElement('select');
  for (const { name, value } of field.attributes) {
    if (!['type', 'value', 'data-list'].includes(name)) select.setAttribute(name, value);
  }
  select.add(new Option(`Select a ${field.name}`, ''));
  for (const { name, code } of entries) select.add(new Option(name, code));
  select.value = entries.find(({ name }) => name === field.value)?.code ?? '';
  const hasFocus = document.activeElement === field;
  field.replaceWith(select);
  if (hasFocus) select.focus();
}

/** All billing fields, the lists included: after an order nothing is preselected. */
function clearFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea, select')) field.value = '';
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-checkout]')) {
  const status = form.querySelector('[role=status]');
  const button = form.querySelector('[type=submit]');
  const dialog = form.parentElement?.querySelector('dialog');
  let isSubmitting = false;
  const tell = (tone: 'good' | 'bad', text: string) => {
    if (status) status.textContent = text;
    const sentence = dialog?.querySelector('p');
    if (!dialog || !sentence) return;
    dialog.dataset['tone'] = tone;
    sentence.textContent = text;
    dialog.showModal();
  };

  explainFields(form);
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-list]')) void offerList(field);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSubmitting) return;
    isSubmitting = true;
    button?.setAttribute('aria-disabled', 'true');
    if (status) status.textContent = '';
    try {
      await submitOrder();
      clearFields(form);
      tell('good', messages.orderSubmitted);
    } catch (error) {
      console.error(error);
      tell('bad', messages.orderFailed);
    }
    button?.removeAttribute('aria-disabled');
    isSubmitting = false;
  });
}
