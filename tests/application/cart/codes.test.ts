import { left, right } from 'fp-ts/Either';
import { isNone, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { ApplyCoupon } from '../../../src/application/cart/ApplyCoupon';
import { ApplyPartnerCode } from '../../../src/application/cart/ApplyPartnerCode';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { rupeesToPaise } from '../../../src/domain/money/money';
import { aCart, aCartPayment } from '../../doubles/aCart';
import { aConfiguration } from '../../doubles/aConfiguration';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';

const cheaper = aCartPayment({ discount: some(rupeesToPaise(100)) });

const cartWith = (code: string) => new InMemoryCartGateway(aCart(), { [code]: cheaper });

const partner = (campaign: string, failure = false) => {
  const carts = cartWith('CODE1');
  if (failure) carts.codeFailure = gatewayError('Rejected', 'Over');
  const storage = new InMemorySessionStorage();
  if (campaign !== '') storage.keepCampaign(campaign);
  const log = new InMemoryLog();
  const deployment = new Deployment(aConfiguration());
  return { carts, log, apply: new ApplyPartnerCode({ carts, storage, deployment, log }) };
};

describe('a typed discount code', () => {
  it('brings the new payment with the code as it was sent [CART-17]', async () => {
    const carts = cartWith('SAVE10');
    expect(await new ApplyCoupon({ carts }).execute(' SAVE10 ')).toEqual(
      right({ code: 'SAVE10', payment: cheaper }),
    );
    expect(carts.codes).toEqual(['SAVE10']);
  });

  it.each(['', '   '])('that is %j makes no call [CART-15]', async (typed) => {
    const carts = cartWith('SAVE10');
    expect(await new ApplyCoupon({ carts }).execute(typed)).toEqual(left({ kind: 'CouponEmpty' }));
    expect(carts.codes).toEqual([]);
  });

  it('that is refused keeps the message of the server [CART-18]', async () => {
    const carts = cartWith('SAVE10');
    carts.codeFailure = gatewayError('Rejected', 'Expired');
    expect(await new ApplyCoupon({ carts }).execute('OLD')).toEqual(
      left(gatewayError('Rejected', 'Expired')),
    );
  });
});

describe("a partner campaign's code", () => {
  it('is applied to a cart that holds something, without a click [CART-21]', async () => {
    const { apply, carts } = partner('partner-one');
    expect(await apply.execute(aCart())).toEqual(some({ code: 'CODE1', payment: cheaper }));
    expect(carts.codes).toEqual(['CODE1']);
  });

  it('is not applied to an empty cart, nor for any other visitor [CART-21]', async () => {
    const { apply, carts } = partner('partner-one');
    expect(await apply.execute(aCart(0))).toEqual(none);
    expect(carts.codes).toEqual([]);
    for (const campaign of ['', 'website', 'summer']) {
      const other = partner(campaign);
      expect(await other.apply.execute(aCart())).toEqual(none);
      expect(other.carts.codes).toEqual([]);
    }
  });

  it('that is refused is only logged', async () => {
    const { apply, log } = partner('partner-one', true);
    expect(isNone(await apply.execute(aCart()))).toBe(true);
    expect(log.failures).toEqual(['The code of the partner campaign was not taken.']);
  });

  it('whose call is stopped, as the customer leaves, is no failure', async () => {
    const { apply, log, carts } = partner('partner-one');
    carts.codeFailure = gatewayError('Cancelled');
    expect(isNone(await apply.execute(aCart()))).toBe(true);
    expect(log.failures).toEqual([]);
  });
});
