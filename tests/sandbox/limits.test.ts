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

    it('are sent to the customer however many strangers have asked for the number', async () => {
      const running = open();
      const phone = '+919370000006';
      await running.register(phone);
      const home = visitorAt(running, CUSTOMER);
      await home.ask(phone);
      expect((await home.guess(phone, await newestCode(running, phone))).status).toBe(200);
      for (let sent = 0; sent < 25; sent += 1)
        expect((await visitorAt(running, `203.0.113.${1 + Math.floor(sent / 5)}`).ask(phone)).body.type).toBe(
          'success',
        );
      expect((await home.ask(phone)).body.type).toBe('success');
      const elsewhere = visitorAt(running, '198.51.100.99');
      const cheap = await elsewhere.ask(phone);
      expect([cheap.status, cheap.body.type]).toEqual([200, 'failed']);
      expect(cheap.body.message).toContain('it takes longer this time');
      expect((await elsewhere.ask(phone)).body.type).toBe('success');
    });

    it('cost strangers twice as much after each five codes, up to 64 times', async () => {
      const running = open();
      const phone = '+919370000007';
      const costs: number[] = [];
      for (let network = 1; network <= 13; network += 1) {
        const address = `203.0.113.${network}`;
        const stranger = visitorAt(running, address);
        const first = await stranger.ask(phone);
        if (first.body.type === 'failed') await stranger.ask(phone);
        for (let sent = 1; sent < 5; sent += 1)
          if ((await stranger.ask(phone)).body.type === 'failed') await stranger.ask(phone);
        const headers = { 'x-forwarded-for': address };
        costs.push(
          (await (await fetch(`${running.origin}/sandbox/altcha`, { headers })).json()).parameters.cost,
        );
      }
      expect(costs.map((cost) => cost / 1000)).toEqual([1, 1, 1, 1, 1, 2, 4, 8, 16, 32, 64, 64, 64]);
    });

    it.each([
      ['a /56', (sent: number) => `2001:db8:1:5${sent.toString(16).padStart(2, '0')}::1`, 5],
      ['a /48', (sent: number) => `2001:db8:2:${sent.toString(16)}00::1`, 10],
    ])('are sent to one number by %s as by one network', async (_width, addressAt, most) => {
      const running = open();
      const phone = `+9193700000${most + 10}`;
      const statuses: number[] = [];
      for (let sent = 0; sent <= most; sent += 1)
        statuses.push((await visitorAt(running, addressAt(sent)).ask(phone)).status);
      expect(statuses).toEqual([...Array<number>(most).fill(200), 429]);
      expect((await visitorAt(running, '2001:db8:3::1').ask(phone)).status).toBe(200);
    });

    it('may be guessed at twenty times a day from one network, and the customer is told', async () => {
      const running = open();
      const phone = '+919370000008';
      const { token } = await running.register(phone);
      const stranger = visitorAt(running, STRANGER);
      const told = async (): Promise<number> =>
        JSON.stringify((await running.get('user/notification', token)).body).split('Wrong one-time passwords')
          .length - 1;
      const tellings: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        await stranger.ask(phone);
        const code = await newestCode(running, phone);
        for (let guess = 0; guess < 4; guess += 1) await stranger.guess(phone, otherThan(code));
        tellings.push(await told());
        running.clock.now += 11 * MINUTE;
      }
      expect(tellings).toEqual([0, 1, 1, 1, 1]);
      await stranger.ask(phone);
      expect((await stranger.guess(phone, await newestCode(running, phone))).status).toBe(401);
      const home = visitorAt(running, '198.51.100.33');
      await home.ask(phone);
      expect((await home.guess(phone, await newestCode(running, phone))).status).toBe(200);
    });
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

    it('are not counted where a challenge is only asked for', async () => {
      const running = open();
      const headers = { 'x-forwarded-for': '203.0.113.30' };
      const challenge = async (): Promise<number> =>
        (await fetch(`${running.origin}/sandbox/altcha`, { headers })).status;
      const statuses = await Promise.all(Array.from({ length: 120 }, challenge));
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    });

    it('store no address, only digests', async () => {
      const rows = await open().sandbox.context.db.selectFrom('visit').select('visitor').execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ visitor }) => !/^[0-9a-f]{32}$/.test(visitor))).toEqual([]);
    });

    it('meet no limit in an hour of manual use on this machine', async () => {
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
