/** Simulates the order. It sends nothing and fails only if the browser is offline. */

/** CHECKOUT-DELAY. */
const orderDelayMs = 1000;

export async function submitOrder(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, orderDelayMs));
  if (!navigator.onLine) throw new Error('The browser is offline.');
}
