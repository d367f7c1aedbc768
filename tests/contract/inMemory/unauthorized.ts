import { left } from 'fp-ts/TaskEither';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { Gateways } from '../httpGateways';

const refusing = <P extends object>(port: P): P =>
  new Proxy(port, {
    get: (target, name): unknown => {
      const own: unknown = Reflect.get(target, name);
      return typeof own === 'function' ? () => left(gatewayError('Unauthorized')) : own;
    },
  });

/** What a visitor has of a customer's ports: posts alone; every other call is refused. */
export const unauthorized = (of: Gateways): Gateways => ({
  sessions: refusing(of.sessions),
  catalogue: refusing(of.catalogue),
  faqs: refusing(of.faqs),
  prices: refusing(of.prices),
  submissions: refusing(of.submissions),
  cart: refusing(of.cart),
  orders: refusing(of.orders),
  payments: refusing(of.payments),
  transactions: refusing(of.transactions),
  requests: refusing(of.requests),
  quotations: refusing(of.quotations),
  work: refusing(of.work),
  files: refusing(of.files),
  links: refusing(of.links),
  notifications: refusing(of.notifications),
  profiles: refusing(of.profiles),
  search: refusing(of.search),
  blogs: of.blogs,
});
