/** Files are sent as soon as they are chosen, one by one, with their progress. The rest of it comes with the first choice. */
document.querySelector('form[data-words]')?.addEventListener('change', (event) => {
  const input = event.target as HTMLInputElement;
  // Without it, the form sends the files itself.
  void import('./send-chosen.ts').then(({ sendChosen }) => sendChosen(input));
});
