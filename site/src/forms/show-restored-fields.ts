/**
 * Shows what the browser has restored in islands: it opens their folds, and hydrates them, because fields change the
 * rest of an island, for example the sums of a cart.
 */
import { afterRestoring, unfold } from './changed-field.ts';

afterRestoring((field) => {
  unfold(field);
  field.closest('[data-island]')?.dispatchEvent(new Event('focusin'));
});
