import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricePresentation } from '../../../src/domain/catalogue/pricePresentation';
import type { SubService } from '../../../src/domain/catalogue/service';
import { serviceTiles } from '../../../src/domain/catalogue/tiles';
import { paise } from '../../../src/domain/money/money';
import { aService, aSubService } from './aService';

const pay = aSubService({ id: '162', name: 'Pay' });
const other = aSubService({ id: '90', name: 'Anything' });
const costs: PricePresentation = { kind: 'fixed', amount: paise(50_000) };
const others = aService({ id: '9', name: 'Others', icon: 'others.svg', subServices: [other, pay] });

describe('the tiles of All Services', () => {
  it('lead to /sub-services/{id}', () => {
    expect(serviceTiles([aService()])).toEqual([
      { id: '4', name: 'GST', icon: 'gst.svg', target: '/sub-services/4', price: costs },
    ]);
  });

  it('lead to /sub-service/{id} when the service is named Pay [DASH-10]', () => {
    expect(serviceTiles([aService({ id: '162', name: ' Pay ' })])[0]?.target).toBe('/sub-service/162');
    expect(serviceTiles([aService({ id: '5', name: 'pay' })])[0]?.target).toBe('/sub-services/5');
  });

  it('replace Others by its sub-service Pay at the same place with the same icon [DASH-10] [DASH-11]', () => {
    const tiles = serviceTiles([aService(), others, aService({ id: '6', name: 'TDS' })]);
    expect(tiles.map(({ name }) => name)).toEqual(['GST', 'Pay', 'TDS']);
    const target = '/sub-service/162';
    expect(tiles[1]).toEqual({ id: '162', name: 'Pay', icon: 'others.svg', target, price: { kind: 'own' } });
  });

  it('find the Pay of Others by its name, whatever its id [DASH-11]', () => {
    const payOfOthers = aSubService({ id: '300', name: 'Pay' });
    const unlike = aService({ name: 'Others', subServices: [{ ...pay, name: 'Fees' }, payOfOthers] });
    expect(serviceTiles([unlike])[0]?.id).toBe('300');
  });

  it('replace Others by its Pay where the backend names both in Hindi [DASH-11]', () => {
    const inHindi = { ...others, name: 'अन्य', subServices: [other, { ...pay, name: 'तय राशि का भुगतान' }] };
    const [tile] = serviceTiles([inHindi]);
    expect(tile?.name).toBe('तय राशि का भुगतान');
    expect(tile?.target).toBe('/sub-service/162');
    const plain = { ...inHindi, subServices: [other] };
    expect(serviceTiles([plain])[0]?.name).toBe('अन्य');
  });

  it('keep Others without a Pay, leading to /sub-services/{id} [DASH-11]', () => {
    const plain = aService({ id: '9', name: 'Others', icon: 'o.svg', subServices: [other] });
    expect(serviceTiles([plain])).toEqual([
      { id: '9', name: 'Others', icon: 'o.svg', target: '/sub-services/9', price: costs },
    ]);
  });

  it('compare both names exactly after trimming [DASH-11]', () => {
    const spaced = aService({ name: ' Others ', subServices: [{ ...pay, name: ' Pay ' }] });
    expect(serviceTiles([spaced])[0]?.name).toBe('Pay');
    const small = aService({ name: 'others', subServices: [pay] });
    expect(serviceTiles([small])[0]?.name).toBe('others');
    const gst = aService({ name: 'GST', subServices: [pay] });
    expect(serviceTiles([gst])[0]?.name).toBe('GST');
  });

  it('are one for each service, in order, and none is named Others while it has a Pay [DASH-11]', () => {
    const anyService = fc
      .record({
        id: fc.nat(200).map(String),
        name: fc.constantFrom('GST', 'Others', 'Pay', 'TDS'),
        subServices: fc.constantFrom([], [other], [other, pay]),
      })
      .map((given) => aService(given));
    fc.assert(
      fc.property(fc.array(anyService), (services) => {
        const tiles = serviceTiles(services);
        expect(tiles).toHaveLength(services.length);
        services.forEach((service, place) => {
          const isReplaced = service.name === 'Others' && service.subServices.includes(pay);
          expect(tiles[place]?.name).toBe(isReplaced ? 'Pay' : service.name);
          expect(tiles[place]?.id).toBe(isReplaced ? '162' : service.id);
        });
      }),
    );
  });
});

const priceOf = (...subServices: readonly SubService[]) =>
  serviceTiles([aService({ subServices })])[0]?.price;
const fixed = (amount: number) => aSubService({ pricingModel: 'fixed', basePrice: paise(amount) });

describe('the price of a tile', () => {
  const quoted = aSubService({ pricingModel: 'quotation', basePrice: paise(0) });
  const asked = aSubService({ pricingModel: 'questionsWithQuotation' });

  it('is the lowest of several amounts, told as where they begin [HOME-01]', () => {
    const from = aSubService({ pricingModel: 'questions', basePrice: paise(9_900) });
    expect(priceOf(fixed(50_000), from, fixed(20_000), quoted)).toEqual({ kind: 'from', amount: 9_900 });
    expect(priceOf(quoted, fixed(20_000), fixed(0))).toEqual({ kind: 'from', amount: 20_000 });
  });

  it('is that of its only sub-service [HOME-01]', () => {
    expect(priceOf(fixed(20_000))).toEqual({ kind: 'fixed', amount: 20_000 });
    expect(priceOf(quoted)).toEqual({ kind: 'quoted' });
  });

  it('is what all say where none has an amount, and else unknown [HOME-01]', () => {
    expect(priceOf(quoted, quoted)).toEqual({ kind: 'quoted' });
    expect(priceOf(asked, asked)).toEqual({ kind: 'asked' });
    expect(priceOf(quoted, asked)).toEqual({ kind: 'unknown' });
    expect(priceOf(quoted, quoted, asked)).toEqual({ kind: 'unknown' });
    expect(priceOf()).toEqual({ kind: 'unknown' });
  });
});
