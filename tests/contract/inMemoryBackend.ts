import { gatewayError } from '../../src/application/ports/gatewayError';
import { receivedUsers } from '../../src/infrastructure/wire/userWire';
import type { Phone } from '../../src/domain/india/phone';
import { aUser } from '../doubles/aSession';
import { InMemorySessionGateway } from '../doubles/InMemorySessionGateway';
import type { OwnBackend } from './backend';
import { type Belongings, belongingsOf, noBelongings } from './inMemory/belongings';
import { customerInMemory, DISCOUNT_CODE, type InMemoryCustomer } from './inMemory/customerInMemory';
import { knownOf } from './inMemory/knownOf';
import { unauthorized } from './inMemory/unauthorized';
import { phoneFrom } from './numbers';

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
