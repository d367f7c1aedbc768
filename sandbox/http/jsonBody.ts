import type { Call } from './environment';
import type { Body } from './fields';
import { Refusal } from './refusal';
import { isRecord } from './shape';

/** The request's body as a JSON object. Refuses with 400 what is not JSON and 422 what is no object. */
export const readJson = async (c: Call): Promise<Body> => {
  let value: unknown;
  try {
    value = JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(400, 'The request body is not valid JSON.');
    throw error;
  }
  if (!isRecord(value)) {
    throw new Refusal(422, 'The request body must be a JSON object.');
  }
  return value;
};
