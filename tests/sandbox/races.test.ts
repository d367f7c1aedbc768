import { expect, it } from 'vitest';
import { onBothDatabases } from './onBothDatabases';
import { FIXED } from './shopping';
import { BEHIND_PROXY, visitorAt } from './visitors';

const statuses = (answers: readonly { readonly status: number }[], status: number): number =>
  answers.filter((response) => response.status === status).length;

onBothDatabases(
  'limits under parallel calls',
  (open) => {
    it('send five codes for forty concurrent requests', async () => {
      const running = open();
      const phone = '+919360000001';
      const tokens = await Promise.all(Array.from({ length: 40 }, running.captcha));
      const visitor = visitorAt(running, '203.0.113.1');
      const answers = await Promise.all(
        tokens.map((grecaptcharesponse) =>
          visitor.post('captcha-verfy-and-send-otp', { username: phone, grecaptcharesponse }),
        ),
      );
      const { body } = await running.get(`/sandbox/outbox?phone=${encodeURIComponent(phone)}`);
      expect([body.length, statuses(answers, 200), statuses(answers, 429)]).toEqual([5, 5, 35]);
    });

    it('keep a cart at thirty services for sixty concurrent additions', async () => {
      const running = open();
      const { token } = await running.register('+919360000002');
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          running.post('add-to-cart', { token, body: FIXED, headers: { 'idempotency-key': `add-${index}` } }),
        ),
      );
      const { items } = (await running.get('user/cart', token)).body.data;
      expect([items.length, statuses(answers, 200), statuses(answers, 422)]).toEqual([30, 30, 30]);
    });

    it('accept one of forty concurrent guesses with the right code', async () => {
      const running = open();
      const phone = '+919360000003';
      await running.register(phone);
      const otp = await running.code(phone);
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          visitorAt(running, `203.0.113.${index + 1}`).guess(phone, otp),
        ),
      );
      expect([statuses(answers, 200), statuses(answers, 401)]).toEqual([1, 39]);
    });

    it('register one customer for five concurrent registrations', async () => {
      const running = open();
      const phone = '+919360000004';
      const otp = await running.code(phone);
      const body = { phone, email: 'a@b.in', displayname: 'A', otp, referral_code: null, status: '' };
      const answers = await Promise.all(Array.from({ length: 5 }, () => running.post('register', { body })));
      expect(statuses(answers, 200)).toBe(1);
      expect(answers.filter((response) => response.status >= 500)).toEqual([]);
    });
  },
  BEHIND_PROXY,
);
