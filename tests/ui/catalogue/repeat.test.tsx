import { asReceived } from '../../../src/domain/received/asReceived';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aQuestion } from '../../domain/pricing/aQuestion';
import { aCart, aCartLine } from '../../doubles/aCart';
import { aShop, openFlow, openSubService, type Shop } from './openCatalogue';

const ADD_AGAIN = 'Already in your cart. Add it again?';
const SEND_AGAIN = 'You have already sent this request. Send it again?';

/** A shop whose cart keeps added items. */
const aShopWithCart = (name = 'GST Registration'): Shop => {
  const shop = aShop();
  shop.submissions.whenAdded = () => {
    const { lines } = shop.cart.cart;
    const line = aCartLine({ id: String(lines.length + 1), serviceName: name });
    shop.cart.cart = { ...shop.cart.cart, lines: [...lines, line] };
  };
  return shop;
};

const openTwice = async (id: string, shop: Shop) => {
  const first = openSubService(id, shop);
  await first.press('Proceed');
  await screen.findByRole('dialog', { name: /Added to your cart|Quotation requested/ });
  first.unmount();
  return openSubService(id, shop);
};

describe('The same service a second time', () => {
  it('asks before any call and is added when the customer confirms', async () => {
    const shop = aShopWithCart();
    const { press, submissions } = await openTwice('16', shop);
    await press('Proceed');
    const question = within(await screen.findByRole('dialog', { name: 'GST Registration' }));
    expect(question.getByText(ADD_AGAIN)).toBeTruthy();
    expect(submissions.added).toHaveLength(1);
    await press('Add again');
    await screen.findByRole('dialog', { name: /Added to your cart/ });
    expect(submissions.added).toHaveLength(2);
    expect(screen.queryByText(ADD_AGAIN)).toBeNull();
  });

  it('is not added when the customer declines, and asks again the next time', async () => {
    const { press, user, submissions } = await openTwice('16', aShopWithCart());
    await press('Proceed');
    await screen.findByText(ADD_AGAIN);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Proceed');
    await screen.findByText(ADD_AGAIN);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(submissions.added).toHaveLength(1);
  });

  it('is added without a question where another tab has removed it from the cart [AMB-53]', async () => {
    const shop = aShopWithCart();
    const { press, submissions } = await openTwice('16', shop);
    shop.cart.cart = { ...shop.cart.cart, lines: [] };
    await press('Proceed');
    await screen.findByRole('dialog', { name: /Added to your cart/ });
    expect([submissions.added.length, screen.queryByText(ADD_AGAIN)]).toEqual([2, null]);
  });

  it('is retried without a question after it failed', async () => {
    const shop = aShopWithCart();
    shop.submissions.failure = gatewayError('ServerFault');
    const { press, submissions } = openSubService('16', shop);
    await press('Proceed');
    await screen.findByRole('alert');
    submissions.failure = undefined;
    await press('Proceed');
    await screen.findByRole('dialog', { name: /Added to your cart/ });
    expect(submissions.added).toHaveLength(1);
  });

  it('is retried without another question after the confirmed attempt failed', async () => {
    const shop = aShopWithCart();
    const { press, submissions } = await openTwice('16', shop);
    submissions.failure = gatewayError('Rejected');
    await press('Proceed');
    await press('Add again');
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    submissions.failure = undefined;
    await press('Proceed');
    await screen.findByRole('dialog', { name: /Added to your cart/ });
    expect(submissions.added).toHaveLength(2);
  });

  it('asks nothing after its line was removed from the cart or the cart was paid', async () => {
    const shop = aShopWithCart();
    const { press, submissions } = await openTwice('16', shop);
    shop.cart.cart = aCart(0);
    await shop.cartStore.refresh();
    await press('Proceed');
    await screen.findByRole('dialog', { name: /Added to your cart/ });
    expect(submissions.added).toHaveLength(2);
  });

  it('asks about a repeated request whatever the cart holds', async () => {
    const { press, submissions } = await openTwice('17', aShop());
    await press('Proceed');
    await screen.findByText(SEND_AGAIN);
    expect(submissions.requested).toHaveLength(1);
    await press('Send again');
    await screen.findByRole('dialog', { name: /Quotation requested/ });
    expect(submissions.requested).toHaveLength(2);
  });
});

const pay = async (view: ReturnType<typeof openSubService>, amount: string): Promise<void> => {
  await view.user.type(await screen.findByRole('textbox', { name: 'Purpose of payment' }), 'Notice reply');
  await view.user.type(screen.getByRole('textbox', { name: 'Amount' }), amount);
  await view.press('Proceed');
};

describe('Service 162 a second time', () => {
  it.each([
    ['500', 1],
    ['600', 2],
  ])('with the same purpose and 500 rupees before, now %s', async (amount, additions) => {
    const shop = aShopWithCart('Pay');
    const first = openSubService('162', shop);
    await pay(first, '500');
    await screen.findByRole('dialog', { name: /Added to your cart/ });
    first.unmount();
    await pay(openSubService('162', shop), amount);
    await screen.findByRole('dialog');
    expect(shop.submissions.added).toHaveLength(additions);
    expect(screen.queryAllByText(ADD_AGAIN)).toHaveLength(2 - additions);
  });
});

const askFlow = async (shop: Shop, result: string) => {
  shop.pricing.questions = [
    aQuestion({ id: '4', type: 'input', question: 'Trade?', asReceived: asReceived({ id: 4 }) }),
  ];
  const view = openFlow('/GST%20Filing/18', shop);
  await view.user.type(await screen.findByRole('textbox', { name: 'Trade?' }), result);
  await view.press('Proceed');
  await screen.findByRole('dialog', { name: 'Your price' });
  await view.press('Confirm');
  return view;
};

/** Answers and confirms the flow, then does so again. */
const askFlowTwice = async (shop: Shop, result: string) => {
  const first = await askFlow(shop, 'A');
  await screen.findByRole('dialog', { name: /Added to your cart/ });
  first.unmount();
  return askFlow(shop, result);
};

describe('The question flow a second time', () => {
  it('asks above the price dialog, which stays when the customer declines', async () => {
    const { press, submissions } = await askFlowTwice(aShopWithCart('GST Filing'), 'A');
    await screen.findByText(ADD_AGAIN);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByText(ADD_AGAIN)).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Your price' })).toBeTruthy();
    expect(submissions.added).toHaveLength(1);
  });

  it('adds again when the customer confirms, and forgets the answers', async () => {
    const shop = aShopWithCart('GST Filing');
    const { press, submissions } = await askFlowTwice(shop, 'A');
    await screen.findByText(ADD_AGAIN);
    await press('Add again');
    await screen.findByRole('dialog', { name: /Added to your cart/ });
    expect(screen.queryByRole('dialog', { name: 'Your price' })).toBeNull();
    expect(submissions.added).toHaveLength(2);
    expect(shop.answerStorage.answersOf('18').size).toBe(0);
  });

  it('asks nothing when the answers differ', async () => {
    const { submissions } = await askFlowTwice(aShopWithCart('GST Filing'), 'B');
    await screen.findByRole('dialog', { name: /Added to your cart/ });
    expect(submissions.added).toHaveLength(2);
  });
});
