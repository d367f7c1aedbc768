import { REGISTRATION_STATUS } from '../../src/domain/session/signUpForm';
import type { SandboxContext } from '../context';
import { type Body, optionalText } from '../http/fields';
import { seedCustomer } from '../seed/customer';
import { phoneIn } from '../session/phone';
import { refuseKnown } from '../session/registration';
import { issueTokens } from '../session/tokens';
import { loggedInUser } from '../session/customer';

type Entered = { readonly access_token: string; readonly refresh_token: string; readonly data: object };

/**
 * Creates a signed-in customer for demos and tests, with the demo customer's belongings unless `empty` is
 * true.
 */
export const addCustomer = async (context: SandboxContext, body: Body): Promise<Entered> => {
  const phone = phoneIn(body, 'phone');
  const displayname =
    optionalText(body, { key: 'displayname', name: 'Full name', max: 100 }) || 'Demo Customer';
  const email = optionalText(body, { key: 'email', name: 'Email', max: 50 }) || 'customer@example.in';
  await refuseKnown(context, phone);
  return context.db.transaction().execute(async (trx) => {
    const id =
      body['empty'] === true
        ? await emptyCustomer(context, trx, { phone, displayname, email })
        : await seedCustomer({ trx, now: context.now(), person: { phone, displayname, email } });
    const customer = await trx
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...(await issueTokens({ context, db: trx, customerId: id })), data: loggedInUser(customer) };
  });
};

type Person = { readonly phone: string; readonly displayname: string; readonly email: string };

const emptyCustomer = async (
  context: SandboxContext,
  db: SandboxContext['db'],
  person: Person,
): Promise<number> => {
  const row = await db
    .insertInto('customer')
    .values({ ...person, status: REGISTRATION_STATUS, country: 'India', created_at: context.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
