import type { House } from '../house';
import type { Call, Routes } from './environment';
import { Refusal } from './refusal';

const answerTo = (house: House, c: Call, error: unknown): Response => {
  if (error instanceof Refusal) {
    if (error.status === 429) c.header('retry-after', '60');
    return c.json({ ...error.extra, success: false, message: error.message }, error.status);
  }
  house.say(
    `! ${c.req.method} ${c.req.path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return c.json({ success: false, message: 'Something went wrong on the server. Please try again.' }, 500);
};

/** Every failure leaves as JSON with a `message`; an unexpected one is printed and never explained to the caller. */
export const answerErrors = (house: House, app: Routes): void => {
  app.onError((error, c) => answerTo(house, c, error));
};
