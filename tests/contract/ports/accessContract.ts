import { isLeft } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../../../src/application/ports/gatewayError';
import { cartLineId } from '../../../src/domain/cart/cart';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { quotationId } from '../../../src/domain/quotations/quotation';
import { requestId } from '../../../src/domain/quotations/request';
import { taskId } from '../../../src/domain/work/task';
import { userId } from '../../../src/domain/session/user';
import type { Backend } from '../backend';
import type { Gateways } from '../httpGateways';
import { answerOf, firstOf, freshKey, goOn } from '../expectations';
import { aFixedLine } from './cartContract';

type Call = TaskEither<GatewayError, unknown>;

const readingsOf = (of: Gateways): Readonly<Record<string, Call>> => ({
  services: of.catalogue.services(),
  FAQs: of.faqs.faqsOf(subServiceId('16')),
  questions: of.prices.questionsOf(subServiceId('16')),
  price: of.prices.price(subServiceId('16'), []),
  cart: of.cart.load(),
  transactions: of.transactions.all(),
  'dashboard requests': of.requests.dashboardRequests(),
  quotations: of.quotations.quotations(),
  requests: of.quotations.requests(),
  quotation: of.quotations.quotation(quotationId('1')),
  'request behind': of.quotations.requestByQuotationLink(requestId('1')),
  request: of.quotations.request(requestId('1')),
  tasks: of.work.tasks(),
  steps: of.work.steps(taskId('1')),
  cabinet: of.files.cabinet(),
  'task documents': of.files.taskDocuments(taskId('1')),
  'direct link': of.links.direct('cabinet/a.pdf'),
  notifications: of.notifications.all(),
  profile: of.profiles.load(),
  search: of.search.find('gst', goOn()),
  user: of.sessions.user(),
  session: of.sessions.confirm(),
});

const writesOf = (of: Gateways, line: Parameters<Gateways['submissions']['addToCart']>[0]) => ({
  'add to cart': of.submissions.addToCart(line, freshKey()),
  'request a quotation': of.submissions.requestQuotation(line, freshKey()),
  'remove a line': of.cart.remove(cartLineId('1')),
  'apply a code': of.cart.applyCode('SAVE10'),
  'decide a quotation': of.quotations.submitDecision(quotationId('1'), { kind: 'accept' }, goOn()),
  'save the profile': of.profiles.save(
    { displayName: 'X', email: 'x@example.in', pan: '', avatar: none },
    {},
  ),
});

const kindsOf = async (calls: Readonly<Record<string, Call>>): Promise<Record<string, string>> => {
  const answers = Object.entries(calls).map(async ([name, call]) => {
    const response = await call();
    return [name, isLeft(response) ? response.left.kind : 'answered'] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
};

const refused = (calls: object): Record<string, string> =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, 'Unauthorized']));

/**
 * Which calls need a session; tested over HTTP only, because an in-memory double already belongs to one
 * customer.
 */
export const accessContract = (open: () => Backend): void => {
  describe('without a session', () => {
    it.each([
      ['without a token', () => open().visitor],
      ['with a token that nobody has', () => open().signedInAs('no-such-token', NOBODY)],
    ])('%s every call for a customer is Unauthorized', async (_how, gatewaysOf) => {
      const line = await aFixedLine(await open().newcomer());
      const calls = { ...readingsOf(gatewaysOf()), ...writesOf(gatewaysOf(), line) };
      expect(await kindsOf(calls)).toEqual(refused(calls));
    });

    it('the recent posts can still be read', async () => {
      const posts = await answerOf(open().visitor.blogs.recent());
      expect(firstOf(posts, 'post').title).toMatch(/\S/);
    });
  });
};

const NOBODY = { id: userId('0'), email: '', displayName: '', phone: '', avatar: '' };
