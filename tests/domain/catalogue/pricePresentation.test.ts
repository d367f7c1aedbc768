import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { pricePresentation } from '../../../src/domain/catalogue/pricePresentation';
import { type PricingModel, type SubService, subServiceId } from '../../../src/domain/catalogue/service';
import { paise } from '../../../src/domain/money/money';

const offered = (id: string, pricingModel: PricingModel, basePrice = paise(50_000)): SubService => ({
  id: subServiceId(id),
  name: 'GST Registration',
  tag: '',
  description: '',
  terms: '',
  pricingModel,
  pricingModelText: pricingModel,
  basePrice,
  kind: 'entitlement',
  kindText: 'entitlement',
  content: '',
  turnaroundDays: none,
  frequency: '',
});

describe('how the price of a sub-service is shown before Proceed', () => {
  it('names the amount of a fixed price', () => {
    expect(pricePresentation(offered('16', 'fixed'))).toEqual({ kind: 'fixed', amount: paise(50_000) });
  });

  it('names the amount that the questions start from, where it is known', () => {
    expect(pricePresentation(offered('16', 'questions'))).toEqual({ kind: 'from', amount: paise(50_000) });
  });

  it.each([0, -100])('says nothing of a fixed price of %i paise [SERV-20]', (missing) => {
    expect(pricePresentation(offered('16', 'fixed', paise(missing)))).toEqual({ kind: 'unknown' });
  });

  it('says how the price of the other models is determined', () => {
    expect(pricePresentation(offered('16', 'quotation'))).toEqual({ kind: 'quoted' });
    expect(pricePresentation(offered('16', 'questions', paise(0)))).toEqual({ kind: 'asked' });
    expect(pricePresentation(offered('16', 'questionsWithQuotation'))).toEqual({ kind: 'asked' });
  });

  it('leaves the amount of service 162 to the customer, whatever its model', () => {
    expect(pricePresentation(offered('162', 'fixed'))).toEqual({ kind: 'own' });
  });
});
