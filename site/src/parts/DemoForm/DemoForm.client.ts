/** Demonstration forms: errors in words while they are filled in, and one honest sentence after a submit. */
import { explainFields } from '../Field/explain-fields.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('[data-demo-form]')) {
  const status = form.querySelector('[role=status]');
  explainFields(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (status) status.textContent = form.dataset['demoForm'] ?? '';
  });
  form.addEventListener('input', () => {
    if (status) status.textContent = '';
  });
}
