/** The simulated order: nothing is sent, and the only thing that can go wrong is a browser without a network. */

/** CHECKOUT-DELAY. */
export const orderDelayMs = 1000;

export async function submitOrder(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, orderDelayMs));
  if (!navigator.onLine) throw new Error('The browser is offline.');
}
