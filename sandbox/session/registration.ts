import { REGISTRATION_STATUS } from '../../src/domain/session/signUpForm';
import { isEmail } from '../../src/domain/typed/email';
import { isName } from '../../src/domain/typed/personName';
import type { SandboxContext } from '../context';
import { type Body, optionalText, requiredText } from '../http/fields';
import { Refusal } from '../http/refusal';
import { notify } from '../notifications/notify';
import type { Customer } from './customer';
import { checkOneTimePassword, consumeOneTimePassword } from './oneTimePassword';
import { phoneIn } from './phone';
import { issueTokens, type TokenPair } from './tokens';

type NewCustomer = {
  readonly phone: string;
  readonly email: string;
  readonly displayname: string;
  readonly referral_code: string | null;
  readonly status: string;
};

/** An email address; refuses anything else with 422. */
export const emailIn = (body: Body): string => {
  const email = requiredText(body, { key: 'email', name: 'Email', max: 120 });
  if (!isEmail(email)) throw new Refusal(422, 'Please enter a valid email address.');
  return email;
};

/** Somebody's name; refuses with 422 one in which nothing is to be seen. */
export const nameIn = (body: Body): string => {
  const name = requiredText(body, { key: 'displayname', name: 'Full name', max: 100 });
  if (!isName(name)) throw new Refusal(422, 'Please enter your full name.');
  return name;
};

const newCustomer = (body: Body): NewCustomer => ({
  phone: phoneIn(body, 'phone'),
  email: emailIn(body),
  displayname: nameIn(body),
  referral_code: optionalText(body, { key: 'referral_code', name: 'Referral code', max: 40 }) || null,
  status: optionalText(body, { key: 'status', name: 'Status', max: 60 }) || REGISTRATION_STATUS,
});

const knownAlready = (): Refusal =>
  new Refusal(409, 'This mobile number is already registered. Please log in.');

/** Refuses with 409 a number that a customer has. */
export const refuseKnown = async (context: SandboxContext, phone: string): Promise<void> => {
  const known = await context.db
    .selectFrom('customer')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (known !== undefined) throw knownAlready();
};

/**
 * Registers a customer who has the newest code of this number, and signs them in. Refuses with 401, 409 and
 * 422.
 */
export const register = async (
  context: SandboxContext,
  visitor: string,
  body: Body,
): Promise<TokenPair & { customer: Customer }> => {
  const values = newCustomer(body);
  await refuseKnown(context, values.phone);
  const otp = requiredText(body, { key: 'otp', name: 'OTP', max: 12 });
  const passwordId = await checkOneTimePassword(context, { phone: values.phone, visitor }, otp);
  if (passwordId === null) throw new Refusal(401, 'The OTP is wrong or has expired.');
  return context.db.transaction().execute(async (trx) => {
    if (!(await consumeOneTimePassword(context, trx, { id: passwordId, visitor })))
      throw new Refusal(401, 'This OTP has already been used. Please request a new one.');
    const customer = await trx
      .insertInto('customer')
      .values({ ...values, country: 'India', created_at: context.now() })
      .onConflict((conflict) => conflict.column('phone').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (customer === undefined) throw knownAlready();
    await notify(trx, {
      customerId: customer.id,
      title: 'Welcome',
      body: `Welcome, ${customer.displayname}. Your services, documents and payments are all in one place.`,
      url: null,
      path: 'dashboard',
      value: null,
      at: context.now(),
    });
    return { customer, ...(await issueTokens({ context, db: trx, customerId: customer.id })) };
  });
};
