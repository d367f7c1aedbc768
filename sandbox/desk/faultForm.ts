import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Body, optionalText, requiredText } from '../http/fields';
import { type Fault, FAULT_KINDS } from '../http/faults';
import { Refusal } from '../http/refusal';

const numberIn = (body: Body, key: string, otherwise: number): number => {
  const text = optionalText(body, { key, name: key, max: 10 });
  const value = text === '' ? otherwise : Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Refusal(422, `${key} must be a whole number.`);
  return value;
};

const isAnswerStatus = (status: number): status is ContentfulStatusCode => status >= 200 && status <= 599;

const statusIn = (body: Body): ContentfulStatusCode => {
  const status = numberIn(body, 'status', 500);
  if (!isAnswerStatus(status)) throw new Refusal(422, 'status must be from 200 to 599.');
  return status;
};

/** A fault as described by the desk's form or by a test. Refuses an unknown kind with 422. */
export const faultIn = (body: Body): Omit<Fault, 'id'> => {
  const kind = FAULT_KINDS.find((known) => known === requiredText(body, { key: 'kind', name: 'kind' }));
  if (kind === undefined) throw new Refusal(422, `kind must be one of ${FAULT_KINDS.join(', ')}.`);
  const times = numberIn(body, 'times', 0);
  return {
    kind,
    method: (optionalText(body, { key: 'method', name: 'method', max: 10 }) || '*').toUpperCase(),
    path: requiredText(body, { key: 'path', name: 'path' }),
    status: statusIn(body),
    message: optionalText(body, { key: 'message', name: 'message' }) || null,
    delay: Math.min(numberIn(body, 'delay', kind === 'delay' ? 3000 : 0), 120_000),
    remaining: times === 0 ? null : times,
  };
};
