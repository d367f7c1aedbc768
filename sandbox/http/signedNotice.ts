import { CALL_BODY, readBody } from './bodyLimit';
import type { Call } from './environment';
import type { Body } from './fields';
import { Refusal } from './refusal';
import { isRecord } from './shape';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A provider's notice whose signature fits the bytes of its body. Refuses with 400 any other, and a body that is no object or says nothing. */
export const signedNotice = async (c: Call, isGenuine: (body: string) => boolean): Promise<Body> => {
  const text = new TextDecoder().decode(await readBody(c, CALL_BODY));
  if (!isGenuine(text)) throw new Refusal(400, 'The signature of this notice is wrong.');
  const notice = parsed(text);
  if (!isRecord(notice) || Object.keys(notice).length === 0)
    throw new Refusal(400, 'The notice must be a JSON object with fields.');
  return notice;
};

/** What stands at a path of a notice; undefined where it does not go so deep. */
export const at = (notice: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inside, key) => (isRecord(inside) ? inside[key] : undefined), notice);

/** The id that stands there; '' for anything that no database is asked for. */
export const idAt = (notice: unknown, ...path: readonly string[]): string => {
  const found = at(notice, ...path);
  return typeof found === 'string' && /^[\w-]{1,64}$/.test(found) ? found : '';
};

/** A provider stops its notices once they are refused for a day, so one that asks for nothing is thanked for. */
export const ignored = (c: Call): Response => c.json({ status: 'ignored' });
