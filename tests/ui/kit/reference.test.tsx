import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { aQuotation } from '../../domain/quotations/builders';
import { aTill, openCart, openFilled } from '../cart/openCart';
import { aShop, openSubService } from '../catalogue/openCatalogue';
import { listed, openResult } from '../checkout/openResult';
import { chooseForCabinet, chooseForTask } from '../documents/chooseFile';
import { openCabinet } from '../documents/openCabinet';
import { openDocuments } from '../documents/openDocuments';
import { answered } from '../pricing/answeredFlow';
import { openEdit } from '../profile/openProfile';
import { aQuotationBackend, openDetail } from '../quotations/openQuotations';
import { aWorkplace } from '../work/openTask';

const failed = { ...gatewayError('ServerFault', 'Sorry.'), reference: '27182818' };
const REFERENCE = 'If you contact us about this, please give this code: 27182818';

const order = async (): Promise<void> => {
  const till = aTill();
  till.orders.failure = failed;
  const { press } = await openFilled(till);
  await press('Place Order');
};

const payment = async (): Promise<void> => {
  const till = aTill();
  till.payments.failure = failed;
  const { press } = await openFilled(till);
  await press('Place Order');
};

const coupon = async (): Promise<void> => {
  const till = aTill();
  till.carts.codeFailure = failed;
  const { user, press } = await openFilled(till);
  await user.type(screen.getByRole('textbox', { name: 'Discount Code' }), 'SAVE10');
  await press('Apply');
};

const pending = async () => {
  const quotations = new InMemoryQuotationGateway([aQuotation()]);
  quotations.decisionFailure = failed;
  const opened = openDetail(aQuotationBackend(quotations));
  await screen.findByRole('button', { name: 'Accept' });
  return opened;
};

const accepted = async (): Promise<void> => (await pending()).press('Accept');

const denied = async (): Promise<void> => {
  const { press, user } = await pending();
  await press('Deny');
  await user.type(await screen.findByRole('textbox', { name: 'Reason for rejection' }), 'Too costly');
  await press('Submit Rejection');
};

const profile = async (): Promise<void> => {
  const { field, press, user, gateway } = await openEdit();
  gateway.saveFailure = failed;
  await user.type(field('Full Name'), '!');
  await press('Save');
};

const cabinetUpload = async (): Promise<void> => {
  const gateway = new InMemoryFileGateway();
  gateway.uploadFailure = failed;
  const { press } = openCabinet(gateway);
  chooseForCabinet(aBrowserFile('pdf'));
  await screen.findByText('some.pdf');
  await press('Upload');
};

const taskUpload = async (): Promise<void> => {
  const workplace = aWorkplace();
  workplace.files.uploadFailure = failed;
  await openDocuments(workplace);
  chooseForTask('Photo', aBrowserFile('jpeg'));
};

const price = async (): Promise<void> => {
  const { press } = await answered((shop) => {
    shop.pricing.priceFailure = failed;
  });
  await press('Proceed');
};

const addition = async (): Promise<void> => {
  const shop = aShop();
  shop.submissions.failure = failed;
  const { press } = openSubService('16', shop);
  await press('Proceed');
};

describe('a failed call that a customer can report', () => {
  it.each([
    ['an order', order],
    ['a payment', payment],
    ['a discount code', coupon],
    ['an acceptance', accepted],
    ['a denial', denied],
    ['a change of the profile', profile],
    ['an upload to the cabinet', cabinetUpload],
    ['an upload to a task', taskUpload],
    ['a price', price],
    ['an addition to the cart', addition],
  ])('of %s tells its reference beside the announced sentence, not in it', async (_what, fail) => {
    await fail();
    expect((await screen.findByRole('alert')).textContent).not.toContain('27182818');
    expect(screen.getByText(REFERENCE).closest('[role="alert"], [role="status"]')).toBeNull();
  });

  it('of an order list tells its reference beside the result of a payment', async () => {
    const { transactions, store } = openResult('?status=success&order_id=77', { fails: true });
    transactions.failure = failed;
    await screen.findByText(/we could not load your transactions/);
    store.recheck();
    expect((await screen.findByText(REFERENCE)).closest('[role="status"]')).toBeNull();
    transactions.failure = undefined;
    transactions.transactions = [listed('success')];
    store.recheck();
    await waitFor(() => expect(screen.queryByText(REFERENCE)).toBeNull());
  });

  it('of a removal tells its reference with the notice', async () => {
    const till = aTill();
    till.carts.removeFailure = failed;
    const { press, notifier } = openCart(till);
    await press('Remove Service 1');
    await press('Yes');
    await waitFor(() => expect(notifier.causes).toEqual([failed]));
  });
});
