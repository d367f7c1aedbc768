import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import { networksOf, visitorOf } from '../http/clientAddress';
import type { Call, Environment, Routes } from '../http/environment';
import { optionalText } from '../http/fields';
import { readJson } from '../http/jsonBody';
import { Refusal } from '../http/refusal';
import { limitVisits } from '../http/visits';
import { captchaFactor } from './captcha';
import { type Customer, loggedInUser } from './customer';
import { demandDearer } from './dearerChallenge';
import {
  type AtPhone,
  checkOneTimePassword,
  consumeOneTimePassword,
  sendOneTimePassword,
} from './oneTimePassword';
import { phoneIn } from './phone';
import { register } from './registration';
import { issueTokens, type TokenPair } from './tokens';

const customerWith = (context: SandboxContext, phone: string): Promise<Customer | undefined> =>
  context.db.selectFrom('customer').selectAll().where('phone', '=', phone).executeTakeFirst();

/** The contract has one word for a challenge that is not enough: the portal's box is ticked again. */
const ONCE_MORE =
  'Many OTPs were requested for this number. Please tick the box again; it takes longer this time.';

const wrongCode = (): Refusal => new Refusal(401, 'The OTP is wrong or has expired.');

type Attempt = { readonly at: AtPhone; readonly otp: string };

const logIn = async (
  context: SandboxContext,
  { at, otp }: Attempt,
): Promise<TokenPair & { data: object }> => {
  const customer = await customerWith(context, at.phone);
  if (customer === undefined) throw new Refusal(401, 'This mobile number is not registered yet.');
  const passwordId = await checkOneTimePassword(context, at, otp);
  if (passwordId === null) throw wrongCode();
  return context.db.transaction().execute(async (trx) => {
    if (!(await consumeOneTimePassword(context, trx, { id: passwordId, visitor: at.visitor })))
      throw wrongCode();
    const tokens = await issueTokens({ context, db: trx, customerId: customer.id });
    return { ...tokens, data: loggedInUser(customer) };
  });
};

/** Whose page a code is for: what a caller calls its own origin counts only where that one is let in (ENTRY-11). */
const pageDomain = ({ config }: SandboxContext, c: Call): string => {
  const origin = c.req.header('origin');
  return new URL(origin !== undefined && origin === config.allowedOrigin ? origin : c.req.url).hostname;
};

/** The four calls that need no token. */
export const sessionRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  for (const call of ['check-user-exist', 'captcha-verfy-and-send-otp', 'auth/token', 'register']) {
    app.use(`/${call}`, limitVisits(context, call));
  }
  app.post('/check-user-exist', async (c) => {
    const known = await customerWith(context, phoneIn(await readJson(c), 'username'));
    return known === undefined
      ? c.json({ success: false, message: 'This mobile number is not registered yet.' })
      : c.json({ success: true, message: 'Welcome back.' });
  });
  app.post('/captcha-verfy-and-send-otp', async (c) => {
    const body = await readJson(c);
    const phone = phoneIn(body, 'username');
    const token = optionalText(body, { key: 'grecaptcharesponse', name: 'Captcha', max: 8192 });
    const factor = await captchaFactor(context, token);
    if (factor === 0) return c.json({ type: 'failed', message: 'Captcha verification failed' });
    const domain = pageDomain(context, c);
    const at = { phone, visitor: networksOf(context, c) };
    const dearer = await sendOneTimePassword(context, { at, domain, factor });
    if (dearer !== null) {
      await demandDearer(context, visitorOf(context, c), dearer);
      return c.json({ type: 'failed', message: ONCE_MORE });
    }
    return c.json({ type: 'success', message: 'OTP sent to your mobile number!' });
  });
  app.post('/auth/token', async (c) => {
    const body = await readJson(c);
    const otp = optionalText(body, { key: 'otp', name: 'OTP', max: 12 });
    const at = { phone: phoneIn(body, 'username'), visitor: networksOf(context, c) };
    return c.json({ success: true, ...(await logIn(context, { at, otp })) });
  });
  app.post('/register', async (c) => {
    const { customer, ...tokens } = await register(context, networksOf(context, c), await readJson(c));
    return c.json({
      success: true,
      message: 'Registration successful!',
      ...tokens,
      data: loggedInUser(customer),
    });
  });
  return app;
};
