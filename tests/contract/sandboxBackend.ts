import { randomInt } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { receivedUsers } from '../../src/infrastructure/wire/userWire';
import type { Phone } from '../../src/domain/india/phone';
import { type User, userId } from '../../src/domain/session/user';
import type { Backend, Customer } from './backend';
import { httpGateways } from './httpGateways';
import { httpOverLine } from './httpOverLine';
import { answerOf, firstOf } from './expectations';
import { phoneFrom } from './numbers';
import { paymentsBy } from './payment/playedProvider';
import { playedProviders } from './payment/playedProviders';
import { toPrepare } from './ports/orderContract';
import { knownOfDemo } from './sandboxKnown';

interface Entered {
  readonly access_token: string;
  readonly data: { readonly id: number; readonly avatar?: string };
}

/** The sandbox may be another one, at CONTRACT_BASE_URL. */
const DESK_KEY = process.env['SANDBOX_KEY'] ?? '';

const askDesk = async <A>(address: string, body?: object): Promise<A> => {
  const headers = { 'x-sandbox-key': DESK_KEY };
  const response = await fetch(
    address,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sandbox's own desk
  return (await response.json()) as A;
};

/** Numbers that start with 6 and differ from those of other runs against the same backend. */
const numbers = (): (() => Phone) => {
  const start = randomInt(900_000_000);
  let made = 0;
  return () => {
    made += 1;
    return phoneFrom(`+916${String(start + made).padStart(9, '0')}`);
  };
};

export interface PayingCustomer extends Customer {
  readonly token: string;
}

/** A backend that plays the payment providers too. */
export interface SandboxBackend extends Backend {
  newcomer(): Promise<PayingCustomer>;
  readonly captchaToken: () => Promise<string>;
  readonly origin: string;
  /** The origin of the providers' pages. */
  readonly gateway: string;
}

/** Where a sandbox plays the payment providers unless it was told otherwise. */
const nextPort = (origin: string): string => {
  const address = new URL(origin);
  address.port = String(Number(address.port) + 1);
  return address.origin;
};

/**
 * A running sandbox, used only over HTTP: the portal's adapters play the customer, its desk plays the expert.
 */
export const sandboxBackend = (
  origin: string,
  close: () => Promise<void>,
  gateway: string = nextPort(origin),
): SandboxBackend => {
  const freshPhone = numbers();
  const tokens = new Map<string, string>();
  const enter = async (empty: boolean): Promise<PayingCustomer> => {
    const phone = freshPhone();
    const person = { phone, displayname: 'Asha Rao', email: 'asha@example.in', empty };
    const { access_token: token, data } = await askDesk<Entered>(`${origin}/sandbox/customers`, person);
    tokens.set(String(data.id), token);
    const user: User = {
      id: userId(String(data.id)),
      phone,
      email: person.email,
      displayName: person.displayname,
      avatar: '',
    };
    return { ...httpGateways(origin, token), user, token };
  };
  return {
    visitor: httpGateways(origin),
    furnished: async () => {
      const customer = await enter(false);
      return { ...customer, knows: knownOfDemo(customer.user) };
    },
    newcomer: () => enter(true),
    freshPhone,
    captchaToken: async () => {
      const response = await fetch(`${origin}/sandbox/altcha`);
      const challenge: Parameters<typeof solveChallenge>[0]['challenge'] = await response.json();
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    },
    newestOtp: async (phone) => {
      const address = `${origin}/sandbox/outbox?phone=${encodeURIComponent(phone)}`;
      const [newest] = await askDesk<readonly { readonly text: string }[]>(address);
      return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? '';
    },
    signedInAs: (token) => httpGateways(origin, token),
    discountCode: 'SAVE10',
    pay: async (customer, orderId) => {
      const { choice, play } = firstOf(playedProviders, 'payment provider');
      const payments = paymentsBy(choice, { origin, token: tokens.get(customer.user.id) ?? '' });
      const { start } = await answerOf(payments.prepare(await toPrepare(customer, orderId)));
      const { comeBack } = play({ origin, gateway }, 'success');
      await answerOf(start);
      await comeBack();
      Reflect.deleteProperty(globalThis, 'document');
    },
    overLine: httpOverLine(origin),
    hasRefreshToken: true,
    receivedUsers,
    origin,
    gateway,
    close,
  };
};
