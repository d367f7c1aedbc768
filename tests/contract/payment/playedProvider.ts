import { vi } from 'vitest';
import type { DeploymentConfiguration } from '../../../src/infrastructure/config/DeploymentConfiguration';
import type { PaymentGateway } from '../../../src/application/ports/PaymentGateway';
import { paymentGatewayOf } from '../../../src/infrastructure/payment/paymentGatewayOf';
import { WindowBrowser } from '../../../src/infrastructure/system/WindowBrowser';
import { PromptTimer } from '../../doubles/PromptTimer';
import { apiOn } from '../httpGateways';

/** What the customer does on the provider's page or in its dialog. */
export type Ending = 'success' | 'failure' | 'cancelled';

export interface Stage {
  /** The portal's origin, and the one on which the sandbox plays the providers. */
  readonly origin: string;
  readonly gateway: string;
}

export interface Played {
  /** The amounts that the provider asked the customer for, in rupees as text. */
  readonly asked: readonly string[];
  /** Resolves once the customer has decided on the provider's page. */
  readonly decided: () => Promise<unknown>;
  /** Takes the customer back to the portal after that. */
  readonly comeBack: () => Promise<unknown>;
}

/** A notice as it is sent to the shop's server. */
export interface Notice {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The notices from server to server as the provider's documents describe them, without the stand-in's code. */
export interface PlayedNotices {
  /** Where the backend takes them. */
  readonly path: string;
  /** The notice that has this body, sent at this time; a body that holds its own signature gets the new one. */
  readonly signed: (body: string, by: { readonly secret: string; readonly now: number }) => Notice;
  /** The body with this amount, of paise, in the place of its own; null where the backend asks the provider for it. */
  readonly withAmount: ((body: string, amount: number) => string) | null;
  /** The body of a genuine notice that asks for nothing, such as of another event. */
  readonly other: string;
  /** For how many milliseconds a notice is taken; null where it has no time. */
  readonly takenFor: number | null;
}

/** A payment provider as the contract plays it: its configuration, and its customer. */
export interface PlayedProvider<
  C extends DeploymentConfiguration['payment'] = DeploymentConfiguration['payment'],
> {
  readonly choice: C;
  /** Whether the customer stays on the portal's page, which then hears how the payment ended. */
  readonly isDialog: boolean;
  /** The call that tells the backend of a payment; '' where the customer comes back through it. */
  readonly confirmation: string;
  /** Where its stand-in is called by a customer and a browser on its way back: 'POST /api/v3/name-order'. */
  readonly servedAt: readonly string[];
  /** The first page of its stand-in, on the provider's origin: 'POST /name'. */
  readonly firstPage: string;
  readonly notices: PlayedNotices;
  /** Takes the place of the provider's script or page. */
  readonly play: (stage: Stage, ending: Ending) => Played;
  /** The recorded example of each of its calls, by the end of the call's path. */
  readonly examples: Readonly<Record<string, string>>;
  /** Every call of its adapter. */
  readonly calls: (origin: string, send: typeof fetch) => readonly (() => Promise<unknown>)[];
}

interface Line {
  readonly origin: string;
  readonly token: string;
  readonly send?: typeof fetch;
}

/** The adapter of a provider, with a customer's session. */
export const paymentsBy = (payment: DeploymentConfiguration['payment'], line: Line): PaymentGateway =>
  paymentGatewayOf(payment, {
    api: apiOn(line.origin, line.token, line.send),
    timer: new PromptTimer(),
    brandName: 'Sahayak',
    browser: new WindowBrowser({ timer: new PromptTimer() }),
  });

/** A customer who leaves for the provider's page, decides there and learns the way back. */
export const leaver = () => {
  let visit: Promise<() => Promise<unknown>> = Promise.resolve(() => Promise.resolve());
  return {
    leaves: (page: Promise<() => Promise<unknown>>): void => {
      visit = page;
    },
    decided: (): Promise<unknown> => visit,
    comeBack: async (): Promise<unknown> => (await visit)(),
  };
};

/** A page whose hidden form goes to `take`, field by field, in the place of the browser's navigation. */
export const takeForm = (take: (fields: Record<string, string>) => void): void => {
  const createElement = (tag: string): object => {
    if (tag === 'input') return {};
    const fields: Record<string, string> = {};
    return {
      append: ({ name, value }: { readonly name: string; readonly value: string }) => {
        fields[name] = value;
      },
      submit: () => take(fields),
    };
  };
  vi.stubGlobal('document', { createElement, body: { append: () => undefined } });
};

/** A script element whose file cannot be loaded. */
class BlockedScript extends EventTarget {
  src = '';
  async = false;
  remove(): void {}
}

/** A page on which no provider's script loads. */
export const blockScripts = (): void => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    createElement: () => new BlockedScript(),
    head: {
      append: (script: BlockedScript) => queueMicrotask(() => script.dispatchEvent(new Event('error'))),
    },
  });
};
