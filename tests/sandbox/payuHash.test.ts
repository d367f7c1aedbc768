import { describe, expect, it } from 'vitest';
import { type HashedFields, requestHash, responseHash } from '../../sandbox/gateway/payu/payuHash';
import vectors from '../data/payu-vectors.json';

const genuine = (kind: string) =>
  vectors.published.filter((vector) => vector.kind === kind && vector.recomputed_match);

const fieldsOf = (fields: Partial<HashedFields>): HashedFields => ({
  key: '',
  txnid: '',
  amount: '',
  productinfo: '',
  firstname: '',
  email: '',
  ...fields,
});

describe('PayU’s hashes', () => {
  it.each(genuine('request'))('match the published request vector: $name', ({ fields, salt, hash }) => {
    expect(requestHash(fieldsOf(fields), salt)).toBe(hash);
  });

  it.each(genuine('response'))('match the published reverse vector: $name', ({ fields, salt, hash }) => {
    expect(responseHash({ ...fieldsOf(fields), status: fields.status ?? '' }, salt)).toBe(hash);
  });

  it('are compared with two published vectors of each kind', () => {
    expect([genuine('request').length, genuine('response').length]).toEqual([2, 2]);
  });

  it('do not match the published return with a wrong hash', () => {
    const wrong = vectors.published.filter((vector) => !vector.recomputed_match);
    expect(wrong).toHaveLength(1);
    for (const { fields, salt, hash } of wrong) {
      expect(responseHash({ ...fieldsOf(fields), status: fields.status ?? '' }, salt)).not.toBe(hash);
    }
  });

  it('change with every covered field', () => {
    const names = ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email'] as const;
    const udfs = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'] as const;
    const hashes = [...names, ...udfs].map((name) => requestHash(fieldsOf({ [name]: 'x' }), 'salt'));
    expect(
      new Set([requestHash(fieldsOf({}), 'salt'), requestHash(fieldsOf({}), 'other'), ...hashes]).size,
    ).toBe(13);
  });
});
