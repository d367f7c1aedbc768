import type { Phone } from '../../src/domain/india/phone';
import type { User } from '../../src/domain/session/user';
import type { Gateways } from './httpGateways';

/** A signed-in customer. */
export interface Customer extends Gateways {
  readonly user: User;
}

/** What the read-only part of the contract needs: one signed-in customer. */
export interface ReadableBackend {
  readonly visitor: Gateways;
  /** A customer with records of every kind; a new one per test that writes, when the backend can create customers. */
  furnished(): Promise<Customer>;
  close(): Promise<void>;
}

/** A backend on which the contract may also write: it creates customers, and its messages can be read. */
export interface Backend extends ReadableBackend {
  /** A new customer without any records. */
  newcomer(): Promise<Customer>;
  /** A number that nobody has registered. */
  freshPhone(): Phone;
  /** Proof of a completed captcha, valid for one send. */
  captchaToken(): Promise<string>;
  /** The newest one-time password sent to that number. */
  newestOtp(phone: Phone): Promise<string>;
  /** The gateways for that session. */
  signedInAs(accessToken: string, user: User): Gateways;
  /** A discount code that is valid for any cart that is not empty. */
  readonly discountCode: string;
}
