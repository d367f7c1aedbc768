import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../sandbox/limits';
import { onBothDatabases } from './onBothDatabases';
import { BEHIND_PROXY, newestCode, otherThan, visitorAt } from './visitors';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIMITED = { ...BEHIND_PROXY, limits: { ...DEFAULT_LIMITS, calls: 10, codes: 2, guesses: 2 } };

onBothDatabases(
  'a clock that is set back by three days',
  (open) => {
    it('stops no new codes, and the code in hand works no more', async () => {
      const running = open();
      running.clock.now += 3 * DAY;
      const phone = '+919360000001';
      await running.register(phone);
      const visitor = visitorAt(running, '203.0.113.40');
      for (let sent = 0; sent < 2; sent += 1) await visitor.ask(phone);
      expect((await visitor.ask(phone)).status).toBe(429);
      const old = await newestCode(running, phone);
      running.clock.now -= 3 * DAY;
      expect((await visitor.guess(phone, old)).status).toBe(401);
      for (let sent = 0; sent < 2; sent += 1) expect((await visitor.ask(phone)).body.type).toBe('success');
      expect((await visitor.ask(phone)).status).toBe(429);
      const code = await newestCode(running, phone);
      await visitor.guess(phone, otherThan(code, old));
      expect((await visitor.guess(phone, code)).status).toBe(200);
    });

    it('ends the wait of an address that has called too often', async () => {
      const running = open();
      running.clock.now += 3 * DAY;
      const visitor = visitorAt(running, '203.0.113.41');
      const call = async () => (await visitor.post('check-user-exist', { username: '+919360000002' })).status;
      for (let made = 0; made < 10; made += 1) await call();
      expect(await call()).toBe(429);
      running.clock.now -= 3 * DAY;
      for (let made = 0; made < 10; made += 1) expect(await call()).toBe(200);
      expect(await call()).toBe(429);
    });

    it('leaves the code in hand valid when it is set back by a minute', async () => {
      const running = open();
      const phone = '+919360000003';
      await running.register(phone);
      const visitor = visitorAt(running, '203.0.113.42');
      await visitor.ask(phone);
      running.clock.now -= MINUTE;
      expect((await visitor.guess(phone, await newestCode(running, phone))).status).toBe(200);
    });
  },
  LIMITED,
);
