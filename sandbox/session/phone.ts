import { type Body, optionalText } from '../http/fields';
import { Refusal } from '../http/refusal';

const MOBILE = /^\+91[6-9]\d{9}$/;

/**
 * The Indian mobile number of a request without spaces: '+91' and ten digits. Refuses anything else with 422.
 */
export const phoneIn = (body: Body, key: string): string => {
  const phone = optionalText(body, { key, name: 'Mobile number', max: 40 }).replace(/\s/g, '');
  if (!MOBILE.test(phone)) throw new Refusal(422, 'Please enter a valid mobile number.');
  return phone;
};
