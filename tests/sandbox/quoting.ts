import { type Customer, FIXED } from './shopping';
import type { Answer, Called } from './startSandbox';

/** A multipart form of text fields. */
export const formOf = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, value);
  return data;
};

const DRAFTING = { ...FIXED, service_id: 55, questions: [{ question: 'What?', answer: 'A lease' }] };

/** Requests a quotation; returns the request's id. */
export const askQuotation = async (running: Called, { token }: Customer): Promise<number> =>
  (await running.post('add-quotation', { token, body: DRAFTING })).body.data.id;

/** Quotes a request as the expert. */
export const quote = (running: Called, requestId: number): Promise<Answer> =>
  running.post('/sandbox/quotations', { form: formOf({ request_id: String(requestId), amount: '4500' }) });

/** A pending quotation of that customer. */
export const pendingQuotation = async (running: Called, customer: Customer): Promise<number> =>
  (await quote(running, await askQuotation(running, customer))).body.data.id;

export const accept = (running: Called, { token }: Customer, id: number): Promise<Answer> =>
  running.post(`update-quotation-status/${id}`, { token, body: { status: 1 } });

export const deny = (running: Called, { token }: Customer, id: number): Promise<Answer> =>
  running.post(`update-quotation-status/${id}`, { token, body: { status: 2, remarks: 'Too costly' } });

export const quotationStatus = async (running: Called, { token }: Customer, id: number): Promise<number> =>
  (await running.get(`quotations/${id}`, token)).body.data.status;

export const lineIds = async (running: Called, { token }: Customer): Promise<readonly number[]> =>
  (await running.get('user/cart', token)).body.data.items.map((item: { id: number }) => item.id);

export const removeLine = (running: Called, { token }: Customer, id: number): Promise<Answer> =>
  running.remove(`remove-cart-item/${id}`, { token });
