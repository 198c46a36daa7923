/** Passes an error to the render process, which names the page. Otherwise Astro would only log it. */
import { defineMiddleware } from 'astro:middleware';

export const onRequest = defineMiddleware(async ({ locals }, next) => {
  if (import.meta.env.DEV) return next();
  try {
    return await next();
  } catch (error) {
    locals.fault = error;
    return new Response(null, { status: 500 });
  }
});
