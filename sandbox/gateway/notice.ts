import type { SandboxContext } from '../context';
import { ownOrigin } from '../http/address';

/** The browser's own return usually comes first; this covers a return that never comes. */
const DELAY = 5000;
/** Each attempt waits twice as long as the one before: the last comes after ten minutes. */
const TRIES = 7;

type Notice = {
  /** Where the shop's server takes it. */
  readonly path: string;
  /** Made again for each attempt, since a signature may hold for minutes alone. */
  readonly signed: () => {
    readonly headers?: Readonly<Record<string, string>>;
    readonly body: string | URLSearchParams;
  };
};

/**
 * Notifies the shop's server some time after a payment, like the real gateway's webhook: a customer who
 * closes the window on the way back has still paid. A failed notice is sent again. It goes to this sandbox
 * alone, never to an address of the payment's form, which anybody may post here.
 */
export const noticeLater = (context: SandboxContext, notice: Notice, tried = 0): void => {
  const attempt = async (): Promise<void> => {
    const shop = ownOrigin(context.config.host, context.ports.portal);
    const response = await fetch(new URL(notice.path, shop), { method: 'POST', ...notice.signed() });
    if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
  };
  setTimeout(
    () => {
      attempt().catch((error: unknown) => {
        context.print(`! No payment notice was taken: ${String(error)}`);
        if (tried + 1 < TRIES) noticeLater(context, notice, tried + 1);
      });
    },
    DELAY * 2 ** tried,
  ).unref();
};
