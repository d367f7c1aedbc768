import { map, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { customerState } from '../../../src/domain/deadlines/customerState';

const nameOf = (gstin: string) =>
  map(({ name }: { readonly name: string }) => name)(customerState(some({ gstin })));

describe("the customer's state", () => {
  it('is that of the GSTIN in the order form as kept [DUE-03]', () => {
    expect(nameOf('27AAPFU0939F1ZV')).toEqual(some('Maharashtra'));
  });

  it('is unknown without a form, and without a GSTIN in it [DUE-03]', () => {
    expect(customerState(none)).toEqual(none);
    expect(nameOf('')).toEqual(none);
  });

  it.each(['27', '27AAPFU0939F1', '24-hour service'])(
    'is unknown where %j is all there is of one [DUE-03]',
    (typed) => {
      expect(nameOf(typed)).toEqual(none);
    },
  );
});
