/** A printed takeoff says on which day it was printed. */
addEventListener('beforeprint', () => {
  const day = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  for (const place of document.querySelectorAll('[data-printed-on]')) place.textContent = day;
});
