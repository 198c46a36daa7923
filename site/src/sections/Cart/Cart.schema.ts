import { z } from 'astro/zod';
import { action, productLine, sectionBase, words } from '../common.ts';

export const cart = z
  .strictObject({
    ...sectionBase('Cart'),
    /** The products in the cart when the page opens. */
    lines: z.array(productLine).meta({ one: 'product' }),
    /** Message when the cart is empty. */
    empty: words,
    back: action.meta({ label: 'Button back to the shop' }),
    updated: words.meta({ label: 'Message after “Update cart”' }),
    couponNoted: words.meta({ label: 'Message after “Apply Coupon”' }),
    checkout: action.meta({ label: 'Button to the checkout' }),
  })
  .meta({
    label: 'Cart of the shop',
    help: 'The cart of the demonstration shop, filled with sample products.',
  });
