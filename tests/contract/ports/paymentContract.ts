import { afterEach, describe, expect, it } from 'vitest';
import type { OrderId } from '../../../src/domain/transactions/transaction';
import { orderId as orderIdOf } from '../../../src/domain/transactions/transaction';
import { answerOf, failureOf, stopped } from '../expectations';
import { blockScripts, type Ending, type PlayedProvider } from '../payment/playedProvider';
import { playedProviders } from '../payment/playedProviders';
import { decideAt, losing, startAt, stateAt, type Till, tillOf } from '../payment/till';
import type { SandboxBackend } from '../sandboxBackend';
import { toPrepare } from './orderContract';

const contractOf = (open: () => SandboxBackend, provider: PlayedProvider): void => {
  const { choice, isDialog, confirmation } = provider;

  const till = (send?: typeof fetch): Promise<Till> => tillOf(open(), provider, send);

  const end = async (at: Till, ending: Ending) => {
    const ended = await decideAt(at, { stage: open(), provider, ending });
    await ended.played.comeBack();
    return ended;
  };

  it('names itself as the configuration does', async () => {
    const { payments } = await till();
    expect(payments.name).toBe(choice.provider);
  });

  it('asks the customer for exactly the payable amount of the order', async () => {
    const at = await till();
    const { payableText } = (await answerOf(at.customer.cart.load())).payment;
    expect((await end(at, 'success')).played.asked).toEqual([payableText]);
  });

  it('ends with a paid order', async () => {
    const at = await till();
    const { outcome } = await end(at, 'success');
    expect(outcome).toMatchObject(
      isDialog ? { kind: 'Completed', orderId: at.orderId } : { kind: 'Redirecting' },
    );
    expect(await stateAt(at)).toBe('success');
  });

  it.each(['failure', 'cancelled'] as const)(
    'leaves the order unpaid after %s, and it is paid later',
    async (ending) => {
      const at = await till();
      const { outcome } = await end(at, ending);
      const inPage = ending === 'failure' ? 'Declined' : 'Dismissed';
      expect(outcome).toMatchObject({ kind: isDialog ? inPage : 'Redirecting' });
      // In a dialog the customer has not decided for good.
      expect(await stateAt(at)).toBe(isDialog ? 'otherwise' : 'failed');
      await end(at, 'success');
      expect(await stateAt(at)).toBe('success');
      expect(await answerOf(at.customer.transactions.all())).toHaveLength(1);
    },
  );

  it('prepares nothing for an unknown, another customer’s or a paid order', async () => {
    const [at, other] = [await till(), await till()];
    const prepare = async (id: OrderId) => other.payments.prepare(await toPrepare(other.customer, id));
    expect((await failureOf(await prepare(at.orderId))).kind).toBe('NotFound');
    expect((await failureOf(await prepare(orderIdOf('999999999')))).kind).toBe('NotFound');
    await end(other, 'success');
    expect((await failureOf(await prepare(other.orderId))).message).toBe('This order is already paid.');
  });

  it('prepares nothing when it is cancelled before it began', async () => {
    const { customer, orderId, payments } = await till();
    const cancelled = payments.prepare(await toPrepare(customer, orderId), stopped());
    expect(await failureOf(cancelled)).toMatchObject({ kind: 'Cancelled' });
  });

  const scripts = 'script' in choice ? ['its script'] : [];
  it.each(scripts)('charges nothing when %s cannot be loaded', async () => {
    const at = await till();
    const start = await startAt(at);
    blockScripts();
    expect((await failureOf(start)).kind).toBe('Unreachable');
    expect(await stateAt(at)).toBe('otherwise');
  });

  const confirmations = confirmation === '' ? [] : [confirmation];
  it.each(confirmations)('calls a payment unclear whose confirmation by %s was lost', async () => {
    const at = await till(losing(provider));
    expect((await end(at, 'success')).outcome).toEqual({ kind: 'Unclear', orderId: at.orderId });
  });
};

/** Contract of every payment provider, which the sandbox plays. */
export const paymentContract = (open: () => SandboxBackend): void => {
  afterEach(() => {
    for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
  });
  describe.each(playedProviders)('PaymentGateway by $choice.provider', (provider) => {
    contractOf(open, provider);
  });
};
