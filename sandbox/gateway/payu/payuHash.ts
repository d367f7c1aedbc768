import { createHash } from 'node:crypto';
import { isSame } from '../isSame';

/** The fields covered by the hashes of PayU's hosted checkout. */
export type HashedFields = {
  readonly key: string;
  readonly txnid: string;
  readonly amount: string;
  readonly productinfo: string;
  readonly firstname: string;
  readonly email: string;
  readonly udf1?: string | undefined;
  readonly udf2?: string | undefined;
  readonly udf3?: string | undefined;
  readonly udf4?: string | undefined;
  readonly udf5?: string | undefined;
};

export type ReturnedFields = HashedFields & {
  readonly status: string;
  readonly additionalCharges?: string | undefined;
};

const sha512 = (text: string): string => createHash('sha512').update(text, 'utf8').digest('hex');

const udfs = (fields: HashedFields): readonly string[] =>
  [fields.udf1, fields.udf2, fields.udf3, fields.udf4, fields.udf5].map((udf) => udf ?? '');

const EMPTY = ['', '', '', '', ''];

/** PayU's request hash: key|txnid|amount|productinfo|firstname|email|udf1..udf5||||||SALT. */
export const requestHash = (fields: HashedFields, salt: string): string => {
  const { key, txnid, amount, productinfo, firstname, email } = fields;
  return sha512(
    [key, txnid, amount, productinfo, firstname, email, ...udfs(fields), ...EMPTY, salt].join('|'),
  );
};

/**
 * PayU's reverse hash of a return: SALT|status||||||udf5..udf1|email|…|key, prefixed by additional charges.
 */
export const responseHash = (fields: ReturnedFields, salt: string): string => {
  const { key, txnid, amount, productinfo, firstname, email, status, additionalCharges } = fields;
  const own = [
    salt,
    status,
    ...EMPTY,
    ...udfs(fields).toReversed(),
    email,
    firstname,
    productinfo,
    amount,
    txnid,
    key,
  ];
  return sha512((additionalCharges ? [additionalCharges, ...own] : own).join('|'));
};

/** Compares two hashes in constant time, ignoring case. */
export const sameHash = (one: string, other: string): boolean =>
  isSame(one.toLowerCase(), other.toLowerCase());
