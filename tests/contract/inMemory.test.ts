import { describe } from 'vitest';
import type { Phone } from '../../src/domain/india/phone';
import { aUser } from '../doubles/aSession';
import { InMemorySessionGateway } from '../doubles/InMemorySessionGateway';
import type { Backend, Customer } from './backend';
import { everyPort } from './everyPort';
import { type Belongings, belongingsOf, noBelongings } from './inMemory/belongings';
import { customerInMemory, DISCOUNT_CODE } from './inMemory/customerInMemory';
import { phoneFrom } from './numbers';

const PASSED = 'passed';

const phoneOf = (count: number): Phone => phoneFrom(`+91${6_000_000_000 + count}`);

/** The test doubles combined into one backend, so that each sees what the others were told. */
const inMemoryBackend = (): Backend => {
  const sessions = new InMemorySessionGateway();
  sessions.captchaPasses = (token) => token === PASSED;
  let customers = 0;
  const enter = (belongings: (userId: string) => Belongings): Customer => {
    customers += 1;
    const user = aUser({ id: `customer-${customers}`, phone: phoneOf(customers) });
    return customerInMemory(user, belongings(user.id));
  };
  let phones = 100_000;
  return {
    visitor: { ...customerInMemory(aUser(), noBelongings()), sessions },
    furnished: async () => enter(belongingsOf),
    newcomer: async () => enter(noBelongings),
    freshPhone: () => {
      phones += 1;
      return phoneOf(phones);
    },
    captchaToken: async () => PASSED,
    newestOtp: async (phone) => (sessions.sentTo.includes(phone) ? sessions.otp : ''),
    signedInAs: (_token, user) => customerInMemory(user, noBelongings()),
    discountCode: DISCOUNT_CODE,
    close: async () => undefined,
  };
};

describe('the in-memory doubles', () => {
  const backend = inMemoryBackend();
  everyPort(() => backend);
});
