import { expect, it } from 'vitest';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { RepeatedSubmissions } from '../../../src/application/catalogue/RepeatedSubmissions';
import { SendSubmission } from '../../../src/application/catalogue/SendSubmission';
import { lineOf, type Submission } from '../../../src/domain/catalogue/proceed';
import { paise } from '../../../src/domain/money/money';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { SubmissionState } from '../../../src/ui/catalogue/SubmissionState';
import { aSubService } from '../../domain/catalogue/aService';
import { aCart } from '../../doubles/aCart';
import { HeldCarts } from '../../doubles/HeldCarts';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemorySubmissionGateway } from '../../doubles/InMemorySubmissionGateway';
import { InMemorySubmissionStorage } from '../../doubles/InMemorySubmissionStorage';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';

const submission: Submission = {
  kind: 'addToCart',
  name: 'GST Registration',
  line: lineOf(aSubService(), { amount: paise(50_000), questions: [] }),
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

it('remembers an addition although the cart page reads the cart again at once', async () => {
  const carts = new HeldCarts(aCart(0));
  const cart = new CartStore({ load: new LoadCart({ carts, log: new InMemoryLog() }) });
  await cart.refresh();
  const repeats = new RepeatedSubmissions({ storage: new InMemorySubmissionStorage() });
  const submit = new SendSubmission({
    submissions: new InMemorySubmissionGateway(),
    analytics: new InMemoryAnalytics(),
    keys: new InMemoryIdempotencyKeys(),
  });
  const state = new SubmissionState({ submit, repeats, timer: new InMemoryTimer(), cart });
  carts.isHoldingLoads = true;
  await state.send(submission);
  expect(carts.loads).toHaveLength(1);
  void cart.refresh();
  await settled();
  expect(repeats.isRepeated(submission)).toBe(true);
});
