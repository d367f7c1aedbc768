import { plainText } from './plainText';

/** As browsers check it, with a domain of at least two parts; '|' would break the gateway's signature (AMB-33). */
const address =
  /^[\w.!#$%&'*+/=?^`{}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** An e-mail address as it is sent. */
export const plainEmail = (typed: string): string => plainText(typed).trim();

/** Whether the text is an e-mail address; the one rule of cart, profile and Sign Up. */
export const isEmail = (typed: string): boolean => address.test(plainEmail(typed));
