import { screen, waitFor, within } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { aService, aSubService } from '../../domain/catalogue/aService';
import { aQuotation, aRequest } from '../../domain/quotations/builders';
import { when } from '../../domain/when';
import { aCart, aCartLine } from '../../doubles/aCart';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { aQuotationBackend, openList } from './openQuotations';

const someOfEach = () =>
  new InMemoryQuotationGateway(
    [
      aQuotation({ id: '12' }),
      aQuotation({ id: '13', status: 'accepted' }),
      aQuotation({ id: '14', status: 'expired' }),
      aQuotation({ id: '15', status: 'rejected' }),
      aQuotation({ id: '16', status: 'paid' }),
      aQuotation({ id: '17', status: 'cancelled' }),
    ],
    [aRequest({ id: '5' }), aRequest({ id: '6', status: 'used' }), aRequest({ id: '7', status: 'denied' })],
  );

const section = async (name: string) => within(await screen.findByRole('region', { name }));

const rowOf = async (region: string, number: string) => {
  const row = (await section(region)).getByText(number).closest<HTMLElement>('[role="listitem"]');
  if (row === null) throw new Error(`${number} stands in no row.`);
  return within(row);
};

describe('an entry of the quotation list', () => {
  it('tells when a request was made and when a quotation, which are two dates of one matter [HOME-06]', async () => {
    openList(aQuotationBackend(someOfEach()));
    expect((await rowOf('Used Quotations', '#QR16')).getByText('Quoted on')).toBeTruthy();
    expect((await rowOf('Used Quotations', '#QR6')).getByText('Requested on')).toBeTruthy();
  });

  it('shows the amount, and the days left of a pending one [QUOT-05]', async () => {
    const expiresAt = when('2026-11-24');
    const payable = some(paise(118_000));
    const quotations = [
      aQuotation({ expiresAt, payable }),
      aQuotation({ id: '13', status: 'accepted', expiresAt, payable }),
    ];
    openList(aQuotationBackend(new InMemoryQuotationGateway(quotations)));
    const pending = await rowOf('Pending for Approval', '#QR12');
    expect(pending.getByText('₹1,180')).toBeTruthy();
    expect(pending.getByText('4 days left')).toBeTruthy();
    const accepted = await rowOf('Accepted Quotations', '#QR13');
    expect(accepted.getByText('₹1,180')).toBeTruthy();
    expect(accepted.queryByText('4 days left')).toBeNull();
  });

  it('says whether it is a quotation or a request', async () => {
    openList(aQuotationBackend(someOfEach()));
    expect((await rowOf('Rejected Quotations', '#QR15')).getByText('Quotation')).toBeTruthy();
    expect((await rowOf('Rejected Quotations', '#QR7')).getByText('Request')).toBeTruthy();
  });

  it('that is pending leads to its decision while there is time, by a name that tells which [QUOT-25]', async () => {
    const pending = aQuotation({ id: '12', names: ['GST Filing', 'TDS'], expiresAt: when('2026-11-24') });
    const over = aQuotation({ id: '18', names: ['Audit'], expiresAt: when('2026-11-19') });
    const { user, address } = openList(aQuotationBackend(new InMemoryQuotationGateway([pending, over])));
    const row = await rowOf('Pending for Approval', '#QR12');
    expect(screen.getAllByText('Decide')).toHaveLength(1);
    await user.click(row.getByRole('link', { name: 'Decide on GST Filing, TDS' }));
    expect(address()).toBe('/quotation/12');
  });

  it('that was accepted leads to the cart which holds it', async () => {
    const carts = new InMemoryCartGateway(aCart());
    const backend = aQuotationBackend(someOfEach(), carts);
    carts.cart = { ...aCart(), lines: [aCartLine({ serviceName: 'GST Filing' })] };
    await backend.cart.cart.load();
    const { user, address } = openList(backend);
    const row = await rowOf('Accepted Quotations', '#QR13');
    await user.click(row.getByRole('link', { name: 'Open cart' }));
    expect(address()).toBe('/cart');
  });

  it('that came to nothing is asked for again where the catalogue names its service', async () => {
    const backend = aQuotationBackend(someOfEach());
    backend.catalogue.all = [
      aService({ subServices: [aSubService({ name: 'GST Filing', pricingModel: 'questions' })] }),
    ];
    const { user, address } = openList(backend);
    const row = await rowOf('Expired Quotations', '#QR14');
    expect(screen.getAllByRole('button', { name: 'Ask again' })).toHaveLength(4);
    await user.click(row.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(address()).toBe('/GST%20Filing/16'));
  });

  it('is asked for again in the chat where the catalogue cannot be read', async () => {
    const backend = aQuotationBackend(someOfEach());
    backend.catalogue.fail();
    const { user, chat } = openList(backend);
    const row = await rowOf('Rejected Quotations', '#QR7');
    await user.click(row.getByRole('button', { name: 'Ask again' }));
    await waitFor(() =>
      expect(chat.firstLine).toBe('I would like a new quotation in place of request #QR7.'),
    );
  });
});
