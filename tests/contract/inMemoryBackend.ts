import type { Gateways } from './httpGateways';
import { left } from 'fp-ts/TaskEither';
import { QUESTIONS, SERVICES } from './inMemory/catalogue';
import type { User } from '../../src/domain/session/user';
import { gatewayError } from '../../src/application/ports/gatewayError';
import { receivedUsers } from '../../src/infrastructure/wire/userWire';
import type { Phone } from '../../src/domain/india/phone';
import { aUser } from '../doubles/aSession';
import { InMemorySessionGateway } from '../doubles/InMemorySessionGateway';
import type { Known, OwnBackend } from './backend';
import { type Belongings, belongingsOf, noBelongings } from './inMemory/belongings';
import {
  customerInMemory,
  dashboardRequestOf,
  DISCOUNT_CODE,
  type InMemoryCustomer,
  profileOf,
} from './inMemory/customerInMemory';
import { phoneFrom } from './numbers';

const refusing = <P extends object>(port: P): P =>
  new Proxy(port, {
    get: (target, name): unknown => {
      const own: unknown = Reflect.get(target, name);
      return typeof own === 'function' ? () => left(gatewayError('Unauthorized')) : own;
    },
  });

/** What a visitor has of a customer's ports: posts alone; every other call is refused. */
const unauthorized = (of: Gateways): Gateways =>
  new Proxy(of, {
    get: (ports, name): unknown => {
      const port: unknown = Reflect.get(ports, name);
      return name === 'blogs' || typeof port !== 'object' || port === null ? port : refusing(port);
    },
  });

/** What the doubles were given for a customer. */
const knownOf = (user: User, own: Belongings): Known => ({
  services: SERVICES,
  subServices: SERVICES.flatMap(({ subServices }) => subServices),
  questions: { 'GST Registration': QUESTIONS },
  profile: profileOf(user),
  transactions: own.transactions,
  quotations: own.quotations,
  requests: own.requests,
  dashboardRequests: own.requests.map(dashboardRequestOf),
  tasks: own.tasks,
  steps: Object.fromEntries(own.tasks.map(({ id, serviceName }) => [serviceName, own.steps.get(id) ?? []])),
  documents: Object.fromEntries(own.tasks.map(({ serviceName }) => [serviceName, own.documents])),
  files: own.files,
  notifications: own.notifications,
});

const PASSED = 'passed';

const phoneOf = (count: number): Phone => phoneFrom(`+91${6_000_000_000 + count}`);

/** The test doubles combined into one backend, so that each sees what the others were told. */
export const openBackend = async (): Promise<OwnBackend> => {
  const sessions = new InMemorySessionGateway();
  sessions.captchaPasses = (token) => token === PASSED;
  for (const call of ['user', 'confirm'] as const) sessions.fail(call, gatewayError('Unauthorized'));
  const tills = new Map<string, InMemoryCustomer['pay']>();
  const enter = (count: number, belongingsFor: (userId: string) => Belongings) => {
    const user = aUser({ id: `customer-${count}`, phone: phoneOf(count) });
    const own = belongingsFor(user.id);
    const { customer, pay } = customerInMemory(user, own);
    tills.set(user.id, pay);
    return { ...customer, knows: knownOf(user, own) };
  };
  let customers = 0;
  let phones = 100_000;
  return {
    visitor: { ...unauthorized(customerInMemory(aUser(), noBelongings()).customer), sessions },
    furnished: async () => enter((customers += 1), belongingsOf),
    newcomer: async () => enter((customers += 1), noBelongings),
    freshPhone: () => phoneOf((phones += 1)),
    captchaToken: async () => PASSED,
    newestOtp: async (phone) => (sessions.sentTo.includes(phone) ? sessions.otp : ''),
    signedInAs: (token, user) => {
      const { customer } = customerInMemory(user, noBelongings());
      return token === 'no-such-token' ? unauthorized(customer) : customer;
    },
    discountCode: DISCOUNT_CODE,
    pay: async ({ user }, orderId) => tills.get(user.id)?.(orderId),
    hasRefreshToken: true,
    receivedUsers,
  };
};
