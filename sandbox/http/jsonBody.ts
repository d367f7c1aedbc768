import { CALL_BODY, readBody } from './bodyLimit';
import type { Call } from './environment';
import type { Body } from './fields';
import { refuseUnfitJson } from './fitInput';
import { Refusal } from './refusal';
import { isRecord } from './shape';

/**
 * The request's body as a JSON object. Refuses with 400 invalid JSON, and with 422 what is no object or
 * cannot be stored.
 */
export const readJson = async (c: Call): Promise<Body> => {
  const text = new TextDecoder().decode(await readBody(c, CALL_BODY));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(400, 'The request body is not valid JSON.');
    throw error;
  }
  if (!isRecord(value)) {
    throw new Refusal(422, 'The request body must be a JSON object.');
  }
  refuseUnfitJson(value);
  return value;
};
