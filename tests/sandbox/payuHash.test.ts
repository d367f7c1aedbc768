import { describe, expect, it } from 'vitest';
import { requestHash, responseHash } from '../../sandbox/checkout/payuHash';
import vectors from '../data/payu-vectors.json';

type Vector = {
  name: string;
  kind: string;
  fields: Record<string, string>;
  salt: string;
  hash: string;
  recomputed_match?: boolean;
};

const all = [
  ...vectors.published,
  ...('derived' in vectors ? (vectors.derived as unknown[]) : []),
] as Vector[];
const named = (vector: Vector): never => ({ ...vector.fields }) as never;
const genuine = all.filter((vector) => vector.recomputed_match !== false);

describe('PayU’s hashes', () => {
  it.each(genuine.filter((vector) => vector.kind === 'request'))(
    'agree with the request vector: $name',
    (vector) => {
      expect(requestHash(named(vector), vector.salt)).toBe(vector.hash);
    },
  );

  it.each(genuine.filter((vector) => vector.kind === 'response'))(
    'agree with the reverse vector: $name',
    (vector) => {
      expect(responseHash(named(vector), vector.salt)).toBe(vector.hash);
    },
  );

  it('were compared with published vectors of both kinds', () => {
    expect(new Set(vectors.published.map((vector) => vector.kind))).toEqual(new Set(['request', 'response']));
  });

  it('change with every covered field', () => {
    const fields = {
      key: 'k',
      txnid: '1',
      amount: '10.00',
      productinfo: 'p',
      firstname: 'f',
      email: 'e@x.in',
      udf1: 'WEB',
      udf2: 'a',
      udf3: 'b',
      udf4: 'c',
      udf5: 'd',
    };
    const hashes = Object.keys(fields).map((name) => requestHash({ ...fields, [name]: 'other' }, 'salt'));
    expect(new Set([requestHash(fields, 'salt'), requestHash(fields, 'other'), ...hashes]).size).toBe(13);
  });
});
