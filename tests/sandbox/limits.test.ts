import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../sandbox/limits';
import { onBothDatabases } from './onBothDatabases';
import { BEHIND_PROXY, newestCode, otherThan, visitorAt } from './visitors';

const DEFAULTS = { ...BEHIND_PROXY, limits: DEFAULT_LIMITS };
const MINUTE = 60_000;
const CUSTOMER = '198.51.100.7';
const STRANGER = '203.0.113.66';

onBothDatabases(
  'one-time passwords and strangers',
  (open) => {
    it('let the customer in after five wrong guesses of a stranger', async () => {
      const running = open();
      const phone = '+919370000001';
      await running.register(phone);
      await visitorAt(running, CUSTOMER).ask(phone);
      const code = await newestCode(running, phone);
      const stranger = visitorAt(running, STRANGER);
      for (let guess = 0; guess < 5; guess += 1) await stranger.guess(phone, otherThan(code));
      expect((await stranger.guess(phone, code)).status).toBe(401);
      expect((await visitorAt(running, CUSTOMER).guess(phone, code)).status).toBe(200);
    });

    it("keep a customer's code valid when a stranger requests another for the number", async () => {
      const running = open();
      const phone = '+919370000002';
      await running.register(phone);
      await visitorAt(running, CUSTOMER).ask(phone);
      const code = await newestCode(running, phone);
      await visitorAt(running, STRANGER).ask(phone);
      expect((await visitorAt(running, STRANGER).guess(phone, code)).status).toBe(401);
      expect((await visitorAt(running, CUSTOMER).guess(phone, code)).status).toBe(200);
    });

    it('accept the newest code at another address than the one that requested it', async () => {
      const running = open();
      const phone = '+919370000003';
      await running.register(phone);
      await visitorAt(running, CUSTOMER).ask(phone);
      const code = await newestCode(running, phone);
      expect((await visitorAt(running, '198.51.100.8').guess(phone, code)).status).toBe(200);
      expect((await visitorAt(running, CUSTOMER).guess(phone, code)).status).toBe(401);
    });

    it("are sent to the customer although a stranger has used up an address's limit", async () => {
      const running = open();
      const phone = '+919370000004';
      const stranger = visitorAt(running, STRANGER);
      for (let sent = 0; sent < 5; sent += 1) expect((await stranger.ask(phone)).status).toBe(200);
      expect((await stranger.ask(phone)).status).toBe(429);
      const own = await visitorAt(running, CUSTOMER).ask(phone);
      expect([own.status, own.body.type]).toEqual([200, 'success']);
    });

    it('allow all strangers together at most twenty-five guesses', async () => {
      const running = open();
      const phone = '+919370000005';
      await running.register(phone);
      await visitorAt(running, CUSTOMER).ask(phone);
      const code = await newestCode(running, phone);
      for (let guess = 0; guess < 25; guess += 1)
        await visitorAt(running, `203.0.113.${1 + Math.floor(guess / 5)}`).guess(phone, otherThan(code));
      expect((await visitorAt(running, '203.0.113.20').guess(phone, code)).status).toBe(401);
      expect((await visitorAt(running, CUSTOMER).guess(phone, code)).status).toBe(200);
    });

    it(
      'are sent to one number at most twenty-five times from all addresses',
      { timeout: 90_000 },
      async () => {
        const running = open();
        const phone = '+919370000006';
        for (let sent = 0; sent < 25; sent += 1)
          expect((await visitorAt(running, `203.0.113.${1 + Math.floor(sent / 5)}`).ask(phone)).status).toBe(
            200,
          );
        const refused = await visitorAt(running, '203.0.113.20').ask(phone);
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
        expect(refused.body.message).toBe(
          'Too many OTPs were sent to this number. Please try again in 10 minutes.',
        );
        running.clock.now += 10 * MINUTE;
        expect((await visitorAt(running, '203.0.113.20').ask(phone)).status).toBe(200);
      },
    );
  },
  DEFAULTS,
);

onBothDatabases(
  'calls without a token',
  (open) => {
    const OPEN_CALLS: readonly (readonly [string, object])[] = [
      ['check-user-exist', { username: '+919370000010' }],
      ['captcha-verfy-and-send-otp', { username: '+919370000010', grecaptcharesponse: 'x' }],
      ['auth/token', { username: '+919370000010', otp: '123456' }],
      ['register', {}],
    ];

    it.each(OPEN_CALLS)(
      'are served a hundred times in ten minutes at one address: %s',
      async (path, body) => {
        const running = open();
        const visitor = visitorAt(running, '203.0.113.30');
        const answers = await Promise.all(Array.from({ length: 120 }, () => visitor.post(path, body)));
        expect(answers.filter((response) => response.status === 429)).toHaveLength(20);
        const refused = await visitor.post(path, body);
        expect(refused.body.message).toBe(
          'Too many attempts from your connection. Please try again in 10 minutes.',
        );
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
        expect((await visitorAt(running, '203.0.113.31').post(path, body)).status).not.toBe(429);
        running.clock.now += 10 * MINUTE;
        expect((await visitor.post(path, body)).status).not.toBe(429);
      },
    );

    it('are served a hundred times in ten minutes at one address: the captcha challenge', async () => {
      const running = open();
      const challenge = async (address: string): Promise<number> => {
        const headers = { 'x-forwarded-for': address };
        return (await fetch(`${running.origin}/sandbox/altcha`, { headers })).status;
      };
      const statuses = await Promise.all(Array.from({ length: 120 }, () => challenge('203.0.113.30')));
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
      expect(await challenge('203.0.113.31')).toBe(200);
    });

    it('store no address, only digests', async () => {
      const rows = await open().sandbox.context.db.selectFrom('visit').select('visitor').execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ visitor }) => !/^[0-9a-f]{32}$/.test(visitor))).toEqual([]);
    });

    it('meet no limit in an hour of manual use on this machine', { timeout: 180_000 }, async () => {
      const running = open();
      for (let minute = 0; minute < 60; minute += 1) {
        running.clock.now += MINUTE;
        const phone = minute % 3 === 0 ? `+9193710000${10 + minute}` : '+919876543210';
        await running.post('check-user-exist', { body: { username: phone } });
        if (minute % 6 === 1) await running.code(phone);
        const entered = minute % 3 === 0 ? await running.register(phone) : await running.logIn(phone);
        expect(entered.token).toMatch(/^[\w-]{43}$/);
      }
    });
  },
  DEFAULTS,
);
