import { postJson, type Program } from './program';
import { FIXED } from './shopping';
import { DESK } from './startSandbox';

/** Creates a customer without records; returns the access token. */
export const newCustomer = async (program: Program, phone: string): Promise<string> => {
  const entered: { readonly access_token: string } = await (
    await postJson(`${program.origin}/sandbox/customers`, { phone, empty: true }, DESK)
  ).json();
  return entered.access_token;
};

export const isLine = (number: number): boolean => number % 2 === 1;

/**
 * Odd writes add a line to the cart; even ones create a request, which is two rows: the request and its
 * notification.
 */
export const write = (program: Program, token: string, number: number): Promise<Response> => {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `write-${number}` };
  const call = isLine(number) ? 'add-to-cart' : 'add-quotation';
  return postJson(`${program.origin}/api/v3/${call}`, { ...FIXED, qty: number }, headers);
};

type Kept = {
  /** The numbers of the cart's lines. */
  readonly lines: readonly number[];
  /** The ids of the requests, and the request ids in notifications. */
  readonly requests: readonly number[];
  readonly named: readonly number[];
};
type Cart = { readonly data: { readonly items: readonly { readonly qty: number }[] } };
type Requests = { readonly data: { readonly data: readonly { readonly id: number }[] } };

const ascending = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

export const keptOf = async (program: Program, token: string): Promise<Kept> => {
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${program.origin}/api/v3/${path}`, { headers })).json();
  };
  const cart: Cart = await read('user/cart');
  const requests: Requests = await read('user/quotation-request');
  const notices: readonly { readonly data: string }[] = await read('user/notification');
  return {
    lines: ascending(cart.data.items.map(({ qty }) => qty)),
    requests: ascending(requests.data.data.map(({ id }) => id)),
    named: ascending(notices.map(({ data }) => Number(/"value":(\d+)/.exec(data)?.[1]))),
  };
};
