/** Filters the questions by the typed words, in questions and answers, and shows the number of matches. */
import { fillIn } from '../../../../contract/fill-in.ts';

const split = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

for (const root of document.querySelectorAll<HTMLElement>('[data-questions]')) {
  const field = root.querySelector('input');
  const status = root.querySelector<HTMLElement>('[role=status]');
  if (!field || !status) continue;
  const groups = [...root.querySelectorAll<HTMLElement>('[role=group]')].map((element) => ({
    element,
    questions: [...element.querySelectorAll('article')].map((question) => ({
      question,
      words: split(question.textContent),
    })),
  }));
  const filter = () => {
    const wanted = split(field.value);
    let found = 0;
    for (const { element, questions } of groups) {
      let left = 0;
      for (const { question, words } of questions) {
        const fits = wanted.every((start) => words.some((word) => word.startsWith(start)));
        question.hidden = !fits;
        if (fits) left += 1;
      }
      element.hidden = left === 0;
      found += left;
    }
    const sentence = found === 0 ? status.dataset['none'] : status.dataset['found'];
    status.textContent = wanted.length === 0 ? '' : fillIn(sentence ?? '', { count: String(found) });
  };
  field.addEventListener('input', filter);
  // The browser may have restored an earlier value.
  if (field.value) filter();
}
