import { some } from 'fp-ts/Option';
import { lineOf } from '../../../src/domain/catalogue/proceed';
import { orderOf } from '../../../src/domain/checkout/order';
import { paise } from '../../../src/domain/money/money';
import { aSubService } from '../../domain/catalogue/aService';
import { answerOf } from '../expectations';
import { paymentsBy } from '../payment/playedProvider';
import { playedProviders } from '../payment/playedProviders';
import { type Entered, FORM, type Stage } from './scenario';

/** Another order, paid by each provider that the page of PayU does not show. */
export const paysByOthers = async (stage: Stage, { of, token }: Entered): Promise<void> => {
  const { running, keepEach } = stage;
  for (const { choice, examples, play } of playedProviders) {
    if (Object.keys(examples).length === 0) continue;
    const line = lineOf(aSubService({ id: '31' }), { amount: paise(149_900), questions: [] });
    await answerOf(of.submissions.addToCart(line, `f3a1c0de-${choice.provider}-1`));
    const cart = await answerOf(of.cart.load());
    const buyer = { userId: some(of.user.id), gateway: choice.provider, discountCode: '' };
    const order = orderOf(FORM, cart, buyer);
    const orderId = await answerOf(of.orders.place(order, `f3a1c0de-${choice.provider}-2`));
    const payment = {
      orderId,
      amountText: cart.payment.payableText,
      payer: FORM,
      origin: running.origin,
      description: 'Services',
    };
    await keepEach(examples, async () => {
      const { start } = await answerOf(
        paymentsBy(choice, { origin: running.origin, token }).prepare(payment),
      );
      const { comeBack } = play(running, 'success');
      await answerOf(start);
      await comeBack();
    });
  }
};
