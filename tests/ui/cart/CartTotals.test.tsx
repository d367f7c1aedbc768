import { some } from 'fp-ts/Option';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paise, rupeesToPaise } from '../../../src/domain/money/money';
import { texts } from '../../../src/ui/texts/texts';
import { aCart, aCartPayment } from '../../doubles/aCart';
import { aTill, openFilled } from './openCart';

describe('the totals', () => {
  it('show each amount with its label, GST as 18% [CART-03] [CART-04]', async () => {
    const payment = aCartPayment({
      subTotal: some(rupeesToPaise(2000)),
      discount: some(rupeesToPaise(150)),
      gst: some(rupeesToPaise(333)),
      total: some(rupeesToPaise(2183)),
      advance: some(rupeesToPaise(500)),
      payable: some(rupeesToPaise(501)),
    });
    const { total } = await openFilled(aTill({ ...aCart(), payment }));
    expect(
      ['Subtotal', 'Discount', 'GST (18%)', 'Total', 'Advance', 'Payable now'].map((label) => total(label)),
    ).toEqual(['₹2,000', '-₹150', '₹333', '₹2,183', '₹500', '₹501']);
  });

  it('show what is to pay now and what later, with an advance', async () => {
    const half = some(rupeesToPaise(590));
    const { total } = await openFilled(
      aTill({ ...aCart(), payment: aCartPayment({ advance: half, payable: half }) }),
    );
    expect(['Advance', 'Payable now', 'Payable later'].map((label) => total(label))).toEqual([
      '₹590',
      '₹590',
      '₹590',
    ]);
  });

  it("show the domain's GST rate and no other [MONEY-07]", () => {
    const { SGST, UTGST } = texts().cart.localGst;
    expect(
      [texts().cart.gst, texts().cart.igst, texts().cart.cgst, SGST, UTGST].map((label) => label(5)),
    ).toEqual(['GST (5%)', 'IGST (5%)', 'CGST (5%)', 'SGST (5%)', 'UTGST (5%)']);
    expect([texts().catalogue.priceFixed(5), texts().pricing.confirmLead(5)].join()).not.toMatch(/18/);
  });

  it("show the server's amounts when they do not add up, and do not split GST that is off the rate [MONEY-07]", async () => {
    const payment = aCartPayment({ gst: some(rupeesToPaise(120)), total: some(rupeesToPaise(1130)) });
    const { total, checkout } = await openFilled(aTill({ ...aCart(), payment }));
    act(() => checkout.type('state', 'Maharashtra'));
    expect(['Subtotal', 'GST (18%)', 'Total', 'Payable now'].map(total)).toEqual([
      '₹1,000',
      '₹120',
      '₹1,130',
      '₹1,180',
    ]);
    expect(screen.queryByText(/[CSI]GST/)).toBeNull();
  });

  it('show GST of an odd number of paise in one line within the state [AMB-66]', async () => {
    const payment = aCartPayment({
      gst: some(paise(1801)),
      subTotal: some(paise(10_005)),
      total: some(paise(11_806)),
    });
    const { total, checkout } = await openFilled(aTill({ ...aCart(), payment }));
    expect(total('IGST (18%)')).toBe('₹18.01');
    act(() => checkout.type('state', 'Maharashtra'));
    expect(total('GST (18%)')).toBe('₹18.01');
    expect(screen.queryByText(/[CSIT]GST/)).toBeNull();
  });

  it('split GST by the billing state', async () => {
    const { total, checkout } = await openFilled();
    expect(total('IGST (18%)')).toBe('₹180');
    act(() => checkout.type('state', 'Maharashtra'));
    expect([total('CGST (9%)'), total('SGST (9%)')]).toEqual(['₹90', '₹90']);
  });
});
