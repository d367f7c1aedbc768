import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startSandbox } from './startSandbox';

/** The origin of a page elsewhere, which the sandbox lets in. */
const PAGE = 'https://portal.example';

let running: Running;
beforeAll(async () => {
  running = await startSandbox({ allowedOrigin: PAGE });
});
afterAll(() => running.close());

const DEMO = '+919876543210';
const send = async (username: string, grecaptcharesponse: string) =>
  running.post('captcha-verfy-and-send-otp', { body: { username, grecaptcharesponse } });
const verify = (username: string, otp: string) => running.post('auth/token', { body: { username, otp } });
const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('the session calls', () => {
  it('distinguishes a known mobile number from an unknown one', async () => {
    const known = await running.post('check-user-exist', { body: { username: DEMO } });
    const unknown = await running.post('check-user-exist', { body: { username: '+919000000001' } });
    expect([known.body.success, unknown.body.success]).toEqual([true, false]);
  });

  it('returns the tokens and the user for the right code', async () => {
    const { status, body } = await verify(DEMO, await running.code(DEMO));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { displayname: 'Asha Verma', phone: DEMO, avatar: 'avatars/demo.svg' },
    });
    expect((await running.get('user/profile', body.access_token)).body.username).toBe(DEMO);
    expect((await running.get('user/profile', body.refresh_token)).status).toBe(401);
  });

  it('signs a customer in for twelve hours', async () => {
    const { token } = await running.logIn(DEMO);
    const now = running.clock.now;
    running.clock.now += 12 * 3_600_000 - 1;
    expect((await running.get('user/profile', token)).status).toBe(200);
    running.clock.now += 1;
    expect((await running.get('user/profile', token)).status).toBe(401);
    running.clock.now = now;
  });

  it('registers a new customer once', async () => {
    const { token } = await running.register('+919000000002', 'Meera Iyer');
    expect((await running.get('user/profile', token)).body.displayname).toBe('Meera Iyer');
    const again = await running.post('register', {
      body: {
        phone: '+919000000002',
        email: 'a@b.in',
        displayname: 'X',
        otp: await running.code('+919000000002'),
        referral_code: null,
        status: 'x',
      },
    });
    expect(again.status).toBe(409);
    expect(again.body.message).toContain('already registered');
  });

  it('refuses an invalid Indian mobile number, broken JSON and a body that is too large', async () => {
    expect((await running.post('check-user-exist', { body: { username: '+9112' } })).body.message).toBe(
      'Please enter a valid mobile number.',
    );
    const broken = await fetch(`${running.origin}/api/v3/check-user-exist`, { method: 'POST', body: '{' });
    expect([broken.status, await broken.text()]).toEqual([
      400,
      expect.stringContaining('The request body is not valid JSON.'),
    ]);
    const large = await running.post('check-user-exist', { body: { username: 'x'.repeat(300_000) } });
    expect([large.status, large.body.message]).toEqual([413, 'The request is too large.']);
  });

  it('refuses every customer call without a token', async () => {
    for (const path of ['user/orders', 'services', 'user/cart', 'user/tasks', 'user/profile']) {
      expect((await running.get(path)).status).toBe(401);
    }
    expect((await running.get('user/orders', 'x'.repeat(43))).body.message).toBe('Please log in again.');
  });
});

describe('the captcha', () => {
  it('refuses a missing, an invented and a used token', async () => {
    const phone = '+919000000003';
    const token = await running.captcha();
    expect((await send(phone, '')).body.type).toBe('failed');
    expect(
      (await send(phone, Buffer.from('{"challenge":{},"solution":{}}').toString('base64'))).body.type,
    ).toBe('failed');
    expect((await send(phone, token)).body.type).toBe('success');
    expect((await send(phone, token)).body).toEqual({
      type: 'failed',
      message: 'Captcha verification failed',
    });
  });
});

describe('one-time passwords', () => {
  it('are six digits, stored only as a hash', async () => {
    const code = await running.code('+919000000004');
    expect(code).toMatch(/^\d{6}$/);
    const rows = await running.sandbox.context.db.selectFrom('one_time_password').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    expect(rows.at(-1)?.code_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('end with the line by which a browser offers the code to this page alone [ENTRY-11]', async () => {
    const code = await running.code('+919000000014');
    const rows = await running.sandbox.context.db.selectFrom('outbox').selectAll().execute();
    expect(rows.at(-1)?.text).toMatch(new RegExp(`\\n@[a-z0-9.]+ #${code}$`));
  });

  it.each([
    [PAGE, 'portal.example'],
    ['https://portal.example.evil.example', 'localhost'],
    ['null', 'localhost'],
  ])('of a page at %s are offered at %s alone [ENTRY-11]', async (origin, domain) => {
    const answer = await running.post('captcha-verfy-and-send-otp', {
      headers: { origin },
      body: { username: '+919000000015', grecaptcharesponse: await running.captcha() },
    });
    expect(answer.body.type).toBe('success');
    const rows = await running.sandbox.context.db.selectFrom('outbox').selectAll().execute();
    expect(rows.at(-1)?.text).toContain(`\n@${domain} #`);
  });

  it('work once', async () => {
    const { id } = await running.register('+919000000005');
    const code = await running.code('+919000000005');
    expect((await verify('+919000000005', code)).body.data.id).toBe(id);
    expect((await verify('+919000000005', code)).status).toBe(401);
  });

  it('expire after ten minutes', async () => {
    await running.register('+919000000006');
    const code = await running.code('+919000000006');
    running.clock.now += 10 * 60_000;
    expect((await verify('+919000000006', code)).status).toBe(401);
    const fresh = await running.code('+919000000006');
    running.clock.now += 10 * 60_000 - 1000;
    expect((await verify('+919000000006', fresh)).status).toBe(200);
  });

  it('are invalid after five wrong guesses', async () => {
    await running.register('+919000000007');
    const code = await running.code('+919000000007');
    for (let attempt = 0; attempt < 5; attempt += 1) await verify('+919000000007', otherThan(code));
    expect((await verify('+919000000007', code)).status).toBe(401);
    const fresh = await running.code('+919000000007');
    for (let attempt = 0; attempt < 4; attempt += 1) await verify('+919000000007', otherThan(fresh));
    expect((await verify('+919000000007', fresh)).status).toBe(200);
  });

  it('are valid only for the newest one', async () => {
    await running.register('+919000000008');
    const first = await running.code('+919000000008');
    let second = await running.code('+919000000008');
    while (second === first) second = await running.code('+919000000008');
    expect((await verify('+919000000008', first)).status).toBe(401);
    expect((await verify('+919000000008', second)).status).toBe(200);
  });

  it('are sent at most five times in ten minutes, counted from the last sign-in', async () => {
    const phone = '+919000000009';
    await running.register(phone);
    for (let sent = 0; sent < 5; sent += 1)
      expect((await send(phone, await running.captcha())).body.type).toBe('success');
    const refused = await send(phone, await running.captcha());
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Too many OTPs were sent to this number. Please try again in 10 minutes.',
    ]);
    running.clock.now += 10 * 60_000 + 1000;
    expect((await send(phone, await running.captcha())).body.type).toBe('success');
  });

  it('are not valid for another number', async () => {
    await running.register('+919000000010');
    const mine = await running.code('+919000000010');
    let code = await running.code('+919000000011');
    while (code === mine) code = await running.code('+919000000011');
    expect((await verify('+919000000010', code)).status).toBe(401);
    expect((await verify('+919000000010', mine)).status).toBe(200);
  });
});
