import { backendOf, type ReadableBackend } from './backend';
import type { User } from '../../src/domain/session/user';
import type { Gateways } from './httpGateways';
import { answerOf, goOn } from './expectations';
import { httpGateways } from './httpGateways';
import { otpFrom, phoneFrom } from './numbers';
import { sandboxBackend, type SandboxBackend } from './sandboxBackend';

type Elsewhere =
  | { readonly kind: 'sandbox'; readonly name: string; readonly backend: SandboxBackend }
  | { readonly kind: 'foreign'; readonly name: string; readonly enter: () => Promise<ReadableBackend> };

const variable = (name: string): string => process.env[name] ?? '';

const isSandbox = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/sandbox/health`)).ok;
  } catch {
    return false;
  }
};

/**
 * The one-time password: CONTRACT_OTP, else the first six digits that CONTRACT_OUTBOX returns for the number.
 */
const otpOf = async (phone: string): Promise<string> => {
  if (variable('CONTRACT_OTP') !== '') return variable('CONTRACT_OTP');
  const response = await fetch(`${variable('CONTRACT_OUTBOX')}?phone=${encodeURIComponent(phone)}`);
  return /(?<!\d)\d{6}(?!\d)/.exec(await response.text())?.[0] ?? '';
};

/**
 * Signs in the customer of CONTRACT_PHONE as the portal does, since a foreign backend cannot create test
 * customers.
 */
const signIn = async (origin: string): Promise<Gateways & { readonly user: User }> => {
  const { sessions } = httpGateways(origin);
  const phone = phoneFrom(variable('CONTRACT_PHONE'));
  const captchaToken = variable('CONTRACT_CAPTCHA');
  await answerOf(sessions.sendOtp({ phone, captchaToken }, goOn()));
  const otp = otpFrom(await otpOf(phone));
  const session = await answerOf(sessions.signIn({ phone, otp }, goOn()));
  return { ...httpGateways(origin, session.mark), user: session.user };
};

/**
 * The backend named by CONTRACT_BASE_URL, if any. A sandbox runs the whole contract; any other backend only
 * the reads, for one customer who signs in, so that no test order ends up in real books.
 */
export const elsewhere = async (): Promise<Elsewhere | undefined> => {
  const origin = variable('CONTRACT_BASE_URL').replace(/\/+$/, '');
  if (origin === '') return undefined;
  if (await isSandbox(origin)) {
    return {
      kind: 'sandbox',
      name: `the sandbox at ${origin}`,
      backend: sandboxBackend(origin, async () => undefined),
    };
  }
  const enter = async (): Promise<ReadableBackend> => {
    const customer = await signIn(origin);
    return backendOf({ visitor: httpGateways(origin), furnished: async () => customer });
  };
  return { kind: 'foreign', name: `the backend at ${origin}`, enter };
};
