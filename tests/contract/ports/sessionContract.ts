import { none, type Option, some } from 'fp-ts/Option';
import { expect } from 'vitest';
import type { Otp } from '../../../src/domain/india/otp';
import type { Phone } from '../../../src/domain/india/phone';
import { REGISTRATION_STATUS, type Registration } from '../../../src/domain/session/signUpForm';
import type { Session, User } from '../../../src/domain/session/user';
import { BrowserSessionStorage } from '../../../src/infrastructure/storage/BrowserSessionStorage';
import type { ReceivedUsers } from '../../../src/infrastructure/storage/ReceivedUsers';
import type { Backend } from '../backend';
import { answerOf, failureOf, freshKey, goOn, stopped } from '../expectations';
import { aFixedLine } from './cartContract';
import { otpFrom } from '../numbers';
import { describe, it, NotTried } from '../suite';

/** Requests a one-time password for the number and returns it. */
const askedOtp = async (backend: Backend, phone: Phone): Promise<Otp> => {
  const request = { phone, captchaToken: (await backend.captchaToken?.()) ?? '' };
  await answerOf(backend.visitor.sessions.sendOtp(request, goOn()));
  return otpFrom(await backend.newestOtp(phone));
};

const otherThan = (otp: Otp): Otp => otpFrom(otp === '111111' ? '222222' : '111111');

const registration = (phone: Phone, otp: Otp): Registration => ({
  phone,
  otp,
  email: 'nila@example.in',
  displayName: 'Nila Iyer',
  referralCode: none,
  status: REGISTRATION_STATUS,
});

const register = async (backend: Backend) => {
  const phone = backend.freshPhone();
  const otp = await askedOtp(backend, phone);
  const session = await answerOf(backend.visitor.sessions.register(registration(phone, otp), goOn()));
  return { phone, session };
};

/** The customer whom the portal finds in storage, which is memory where there is no browser. */
const userAfterReload = (session: Session, users: ReceivedUsers): Option<User> => {
  const storage = new BrowserSessionStorage({ users });
  storage.keep(session);
  return storage.user();
};

/** Contract of sign-up, sign-in and the start of a session. */
export const sessionContract = (open: () => Backend): void => {
  describe('SessionGateway', () => {
    it('knows a number once it is registered', async () => {
      const { sessions } = open().visitor;
      const phone = open().freshPhone();
      expect(await answerOf(sessions.isKnown(phone, goOn()))).toBe(false);
      const registered = await register(open());
      expect(await answerOf(sessions.isKnown(registered.phone, goOn()))).toBe(true);
    });

    it('refuses an unsolved captcha and sends nothing', async () => {
      if (open().captchaToken === null) throw new NotTried('The backend asks for no captcha.');
      const phone = open().freshPhone();
      const before = await open().newestOtp(phone);
      const request = { phone, captchaToken: 'not passed' };
      const failure = await failureOf(open().visitor.sessions.sendOtp(request, goOn()));
      expect(failure.kind).toBe('CaptchaRefused');
      expect(await open().newestOtp(phone)).toBe(before);
    });

    it('registers a customer and returns their session', async () => {
      const { phone, session } = await register(open());
      expect(session.mark).toMatch(/\S/);
      expect(session.user).toMatchObject({ phone, email: 'nila@example.in', displayName: 'Nila Iyer' });
      expect(session.user.id).toMatch(/\S/);
    });

    it('gives a refresh token', async () => {
      if (!open().hasRefreshToken) throw new NotTried('A session has no refresh token.');
      const { session } = await register(open());
      expect(session.refreshToken).toMatch(/\S/);
    });

    it('gives a session whose customer is still known after the page is loaded again', async () => {
      const { session } = await register(open());
      expect(userAfterReload(session, open().receivedUsers)).toEqual(some(session.user));
    });

    it('refuses to register with another password than the one sent', async () => {
      const phone = open().freshPhone();
      const wrong = otherThan(await askedOtp(open(), phone));
      const failure = await failureOf(open().visitor.sessions.register(registration(phone, wrong), goOn()));
      expect(['Rejected', 'Unauthorized']).toContain(failure.kind);
      expect(await answerOf(open().visitor.sessions.isKnown(phone, goOn()))).toBe(false);
    });

    it('signs in a registered number with the password sent, as the same customer', async () => {
      const { phone, session } = await register(open());
      const otp = await askedOtp(open(), phone);
      const again = await answerOf(open().visitor.sessions.signIn({ phone, otp }, goOn()));
      expect(again.user).toEqual(session.user);
    });

    it('refuses another password with a message', async () => {
      const { phone } = await register(open());
      const wrong = otherThan(await askedOtp(open(), phone));
      const failure = await failureOf(open().visitor.sessions.signIn({ phone, otp: wrong }, goOn()));
      expect(['Rejected', 'Unauthorized']).toContain(failure.kind);
      expect(failure.message).toMatch(/\S/);
    });

    it('does nothing when cancelled before it began', async () => {
      const { sessions } = open().visitor;
      const phone = open().freshPhone();
      expect((await failureOf(sessions.isKnown(phone, stopped()))).kind).toBe('Cancelled');
      const otp = await askedOtp(open(), phone);
      expect((await failureOf(sessions.register(registration(phone, otp), stopped()))).kind).toBe(
        'Cancelled',
      );
      expect(await answerOf(sessions.isKnown(phone, goOn()))).toBe(false);
    });

    it('returns the customer of a session', async () => {
      const { session } = await register(open());
      const { sessions } = open().signedInAs(session.mark, session.user);
      const { id, phone, email, displayName } = session.user;
      expect(await answerOf(sessions.user())).toMatchObject({ id, phone, email, displayName });
    });

    it('gives a session that may also write', async () => {
      const { phone } = await register(open());
      const otp = await askedOtp(open(), phone);
      const { mark, user } = await answerOf(open().visitor.sessions.signIn({ phone, otp }, goOn()));
      const customer = open().signedInAs(mark, user);
      await answerOf(customer.submissions.addToCart(await aFixedLine(customer), freshKey()));
      expect((await answerOf(customer.cart.load())).lines).toHaveLength(1);
    });

    it('confirms a session that holds', async () => {
      expect(await answerOf((await open().furnished()).sessions.confirm())).toBeUndefined();
    });
  });
};
