import { createHash } from 'node:crypto';

const NAMED = ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email'] as const;
export const UDFS = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'] as const;

/** The names of the fields covered by the hashes of PayU's hosted checkout, in the order of the request's. */
export const HASHED = [...NAMED, ...UDFS] as const;

/** The fields covered by the hashes. */
export type HashedFields = Readonly<Record<(typeof NAMED)[number], string>> & {
  readonly [Udf in (typeof UDFS)[number]]?: string | undefined;
};

export type ReturnedFields = HashedFields & {
  readonly status: string;
  readonly additionalCharges?: string | undefined;
};

const sha512 = (text: string): string => createHash('sha512').update(text, 'utf8').digest('hex');

const texts = (fields: HashedFields): readonly string[] => HASHED.map((name) => fields[name] ?? '');

const EMPTY = ['', '', '', '', ''];

/** PayU's request hash: key|txnid|amount|productinfo|firstname|email|udf1..udf5||||||SALT. */
export const requestHash = (fields: HashedFields, salt: string): string =>
  sha512([...texts(fields), ...EMPTY, salt].join('|'));

/**
 * PayU's reverse hash of a return: SALT|status||||||udf5..udf1|email|…|key, prefixed by additional charges.
 */
export const responseHash = (fields: ReturnedFields, salt: string): string => {
  const { status, additionalCharges } = fields;
  const own = [salt, status, ...EMPTY, ...texts(fields).toReversed()];
  return sha512((additionalCharges ? [additionalCharges, ...own] : own).join('|'));
};
