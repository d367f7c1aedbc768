import type { Answer, Called } from './startSandbox';

export type Customer = { readonly token: string; readonly id: number };

/** The form that the portal posts to the gateway, field by field. */
export type GatewayForm = Record<string, string>;

export const ORDER = {
  full_name: 'Ravi Kumar',
  phone: '+919000000099',
  email: 'ravi@example.in',
  gstin: '',
  billing_address: '12 MG Road, Flat 4',
  billing_locality: '',
  billing_state: 'Maharashtra',
  billing_zip_code: '411001',
  billing_country: 'IN',
  payment_gateway: 'payu',
  discount_code: '',
};

export const FIXED = {
  service_id: 31,
  qty: 1,
  amount: 1499,
  questions: [],
  frequency: 'monthly',
  tat: 5,
  pricing_model: 'fixed',
  type: 'entitlement',
};

/** A payment that is due: its order, and the form that pays it. */
export type Due = { readonly orderId: number; readonly form: GatewayForm };

/** Requests the checksum of an order and builds the form as the portal does. */
export const dueOf = async (running: Called, customer: Customer, orderId: number): Promise<Due> => {
  const cart = (await running.get('user/cart', customer.token)).body.data;
  const checksum = await running.post('generate-payu-checksum', {
    token: customer.token,
    body: { order_id: orderId },
  });
  const back = (status: string): string =>
    `${running.origin}/payment-response?status=${status}&order_id=${orderId}`;
  const form = {
    key: 'testkey',
    txnid: String(orderId),
    amount: cart.payment.payable,
    productinfo: 'Services',
    firstname: ORDER.full_name,
    email: ORDER.email,
    surl: back('success'),
    furl: back('failed'),
    udf1: 'WEB',
    udf2: ORDER.billing_address,
    udf3: ORDER.billing_locality,
    udf4: ORDER.billing_state,
    udf5: ORDER.billing_zip_code,
    hash: checksum.body.data,
  };
  return { orderId, form };
};

let customers = 0;

/** Creates a customer without records for this test, without sign-up. */
export const newCustomer = async (running: Called): Promise<Customer> => {
  customers += 1;
  const phone = `+918${String(customers).padStart(9, '0')}`;
  const { body } = await running.post('/sandbox/customers', { body: { phone, empty: true } });
  return { token: body.access_token, id: body.data.id };
};

/** Places an order of the current cart, even when it was ordered before. */
export const placeAgain = async (running: Called, { token, id }: Customer): Promise<number> => {
  const { payment } = (await running.get('user/cart', token)).body.data;
  const placed = await running.post('place-order', { token, body: { ...ORDER, user_id: id, payment } });
  return placed.body.data;
};

/** Fills a cart and places an order of it. */
export const orderOf = async (
  running: Called,
  customer: Customer,
  lines: readonly object[] = [FIXED],
): Promise<Due> => {
  for (const body of lines) await running.post('add-to-cart', { token: customer.token, body });
  return dueOf(running, customer, await placeAgain(running, customer));
};

const postForm = (url: string, form: GatewayForm): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/**
 * Posts the payment form; returns the gateway's response and, when it was accepted, the address of its page.
 */
export const atGateway = async (
  running: Pick<Called, 'gateway'>,
  form: GatewayForm,
): Promise<{ status: number; text: string; page: string }> => {
  const response = await postForm(`${running.gateway}/_payment`, form);
  return {
    status: response.status,
    text: await response.text(),
    page: response.headers.get('location') ?? '',
  };
};

const attributes = (html: string): GatewayForm =>
  Object.fromEntries(
    [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))),
    ]),
  );

/** Presses Pay, Fail or Leave; returns the fields that the browser posts back. */
export const press = async (
  running: Pick<Called, 'gateway'>,
  page: string,
  decision: string,
): Promise<GatewayForm> =>
  attributes(await (await postForm(new URL(`${page}/${decision}`, running.gateway).href, {})).text());

/** Posts the fields back to the portal; returns where the browser is redirected. */
export const goBack = async (
  running: Pick<Called, 'origin'>,
  fields: GatewayForm,
): Promise<{ status: number; location: string }> => {
  const response = await postForm(`${running.origin}/payment-response`, fields);
  return { status: response.status, location: response.headers.get('location') ?? '' };
};

/** Pays: from the form to the return. */
export const pay = async (running: Called, due: Due): Promise<string> => {
  const { page } = await atGateway(running, due.form);
  return (await goBack(running, await press(running, page, 'success'))).location;
};

/** The order as the transaction list shows it. */
export const transaction = async (
  running: Called,
  customer: Customer,
  orderId: number,
): Promise<Answer['body']> =>
  (await running.get('user/orders', customer.token)).body.data.data.find(
    (order: { id: number }) => order.id === orderId,
  );

/** The tasks of a customer, which a paid order begins. */
export const tasksOf = async (running: Called, token: string): Promise<Answer['body']> =>
  (await running.get('user/tasks', token)).body.data;
