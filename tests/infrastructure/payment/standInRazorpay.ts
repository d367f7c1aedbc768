import { vi } from 'vitest';
import type { RazorpayOptions, RazorpayProof } from '../../../src/infrastructure/payment/razorpayCheckout';

type Options = RazorpayOptions & {
  readonly handler: (proof: RazorpayProof) => void;
  readonly modal: { readonly ondismiss: () => void };
};

type FailureListener = (response: { error: { description: string } }) => void;

/** The provider's dialog as its script defines it; the test plays the customer. */
export class StandInRazorpay {
  static opened: StandInRazorpay[] = [];
  private onFailure: FailureListener = () => undefined;

  constructor(readonly options: Options) {}

  on(_event: 'payment.failed', listener: FailureListener): void {
    this.onFailure = listener;
  }

  open(): void {
    StandInRazorpay.opened.push(this);
  }

  fail(description: string): void {
    this.onFailure({ error: { description } });
  }
}

/**
 * Responds to the request for the provider's script: it loads, is blocked, defines nothing, throws when used, or does not
 * come until the test lets it.
 */
export const standInScript = () => {
  StandInRazorpay.opened = [];
  Reflect.deleteProperty(window, 'Razorpay');
  const page = {
    state: 'there' as 'there' | 'blocked' | 'empty' | 'broken' | 'hanging',
    requests: [] as string[],
    arrive: (): void => undefined,
    remove: (): void => {
      Reflect.deleteProperty(window, 'Razorpay');
    },
  };
  const define = (): void => {
    if (page.state === 'there') Reflect.set(window, 'Razorpay', StandInRazorpay);
    if (page.state === 'broken') Reflect.set(window, 'Razorpay', 'no constructor');
  };
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      page.requests.push(node.src);
      page.arrive = (): void => {
        page.state = 'there';
        define();
        node.dispatchEvent(new Event('load'));
      };
      if (page.state === 'hanging') continue;
      define();
      queueMicrotask(() => node.dispatchEvent(new Event(page.state === 'blocked' ? 'error' : 'load')));
    }
  });
  return page;
};
