import { screen, waitFor, within } from '@testing-library/react';
import { none, some } from 'fp-ts/Option';
import { expect } from 'vitest';
import { cartFingerprint } from '../../../src/domain/checkout/sameOrder';
import { paise } from '../../../src/domain/money/money';
import { aCart } from '../../doubles/aCart';
import { aNamed } from '../../domain/checkout/attempts';
import { aDocument } from '../../domain/documents/aFile';
import { aQuotation } from '../../domain/quotations/builders';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { when } from '../../domain/when';
import { aStep, aTask } from '../../domain/work/aTask';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { aBackend, type Backend } from '../dashboard/aBackend';

/** The backend of a customer for whom nothing waits. */
export const aQuietBackend = (): Backend => {
  const backend = aBackend();
  backend.quotations.all = [];
  backend.transactions.transactions = [];
  backend.work = new InMemoryWorkGateway();
  backend.files.documents = [];
  backend.carts.cart = { ...aCart(), lines: [] };
  return backend;
};

export const pending = (id: string, expiry = '2026-12-02') =>
  aQuotation({ id, names: [`Quoted ${id}`], expiresAt: when(expiry), payable: some(paise(450_000)) });

/** A task that lacks two documents, due yesterday. */
export const withMissing = (backend: Backend): Backend => {
  const task = aTask({ id: '30', status: 'upcoming', serviceName: 'Company' });
  backend.work = new InMemoryWorkGateway([task], new Map([['30', [aStep({ dueDate: when('2026-11-19') })]]]));
  backend.files.documents = [
    aDocument({ id: '1', name: 'PAN card' }),
    aDocument({ id: '2', name: 'Logo', files: [{ id: '9', name: 'a.pdf', path: 'a.pdf', createdAt: none }] }),
    aDocument({ id: '3', name: 'Aadhaar card' }),
  ];
  return backend;
};

/** A task without missing documents, a step of which was due three days ago. */
export const withLateStep = (backend: Backend): Backend => {
  const late = aStep({ name: 'Review', status: 'inProgress', dueDate: when('2026-11-17') });
  backend.work = new InMemoryWorkGateway(
    [aTask({ id: '31', serviceName: 'Books' })],
    new Map([['31', [late]]]),
  );
  return backend;
};

/** An order that can be paid with the cart that it was made of. */
export const withUnpaidOrder = (backend: Backend): Backend => {
  const cart = aCart();
  backend.carts.cart = cart;
  backend.checkout.keepAttempt(aNamed({ cart: cartFingerprint(cart), orderId: some('77') }));
  backend.transactions.transactions = [
    aTransaction({ id: '9', orderId: '77', payment: 'otherwise', paymentText: 'Pending' }),
  ];
  return backend;
};

/** The list, once it is shown. */
export const needs = async () => {
  const section = await waitFor(() => {
    const heading = screen.getByRole('heading', { name: /^Needs you now( \(\d+\))?$/ });
    const shown = heading.closest('section');
    if (shown === null || shown.querySelector('.portal-need-waiting') !== null)
      throw new Error('The list is not shown yet.');
    return shown;
  });
  return within(section);
};

const entryTexts = async (): Promise<readonly string[]> =>
  (await needs())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

/** Waits for the texts of the entries, in their order: the list renders its rows after what was pressed. */
export const expectEntries = (texts: readonly unknown[]): Promise<void> =>
  waitFor(async () => {
    expect(await entryTexts()).toEqual(texts);
  });

export const expectEntryCount = (count: number): Promise<void> =>
  waitFor(async () => {
    expect(await entryTexts()).toHaveLength(count);
  });
