import type { SandboxContext } from '../context';

/** The browser's own return usually comes first; this covers a return that never comes. */
const DELAY = 5000;
/** Each attempt waits twice as long as the one before: the last comes after ten minutes. */
const TRIES = 7;

/**
 * Notifies the shop's server some time after a payment, like the real gateway's webhook: a customer who
 * closes the window on the way back has still paid. A failed notice is sent again.
 */
export const noticeLater = (context: SandboxContext, send: () => Promise<Response>, tried = 0): void => {
  const attempt = async (): Promise<void> => {
    const response = await send();
    if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
  };
  setTimeout(
    () => {
      attempt().catch((error: unknown) => {
        context.print(`! No payment notice was taken: ${String(error)}`);
        if (tried + 1 < TRIES) noticeLater(context, send, tried + 1);
      });
    },
    DELAY * 2 ** tried,
  ).unref();
};
