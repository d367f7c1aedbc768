import type { Service, SubService } from '../../src/domain/catalogue/service';
import type { CabinetFile, TaskDocument } from '../../src/domain/documents/file';
import type { Phone } from '../../src/domain/india/phone';
import type { Notification } from '../../src/domain/notifications/notification';
import type { Question } from '../../src/domain/pricing/question';
import type { Profile } from '../../src/domain/profile/profile';
import type { DashboardRequest } from '../../src/domain/quotations/dashboardRequest';
import type { Quotation } from '../../src/domain/quotations/quotation';
import type { QuotationRequest } from '../../src/domain/quotations/request';
import type { User } from '../../src/domain/session/user';
import type { OrderId, Transaction } from '../../src/domain/transactions/transaction';
import type { Task } from '../../src/domain/work/task';
import type { TrackingStep } from '../../src/domain/work/trackingStep';
import type { ReceivedUsers } from '../../src/infrastructure/storage/ReceivedUsers';
import type { UnauthorizedCalls } from '../../src/application/ports/UnauthorizedCalls';
import type { Gateways } from './httpGateways';
import { NotTried } from './suite';

type Some<A> = readonly Partial<A>[];

/**
 * What a backend keeps for a furnished customer, told by whoever put it there and not read through an adapter. A list is told whole;
 * of a record, any of its fields, a moment to within minutes.
 */
export interface Known {
  readonly services: Some<Omit<Service, 'subServices'>>;
  readonly subServices: Some<SubService>;
  /** By the name of the sub-service that asks them. */
  readonly questions: Readonly<Record<string, Some<Question>>>;
  readonly profile: Partial<Profile>;
  readonly transactions: Some<Transaction>;
  readonly quotations: Some<Quotation>;
  readonly requests: Some<QuotationRequest>;
  readonly dashboardRequests: Some<DashboardRequest>;
  readonly tasks: Some<Task>;
  /** In their order, by the name of the task's service. */
  readonly steps: Readonly<Record<string, Some<TrackingStep>>>;
  /** What a task asks for, by the name of its service. */
  readonly documents: Readonly<Record<string, Some<TaskDocument>>>;
  readonly files: Some<CabinetFile>;
  /** In their order. */
  readonly notifications: Some<Notification>;
}

/** A signed-in customer. */
export interface Customer extends Gateways {
  readonly user: User;
}

/** A customer with records of every kind. */
export interface FurnishedCustomer extends Customer {
  readonly knows: Known;
}

/** By what a client sends its calls, and what it has to heed. */
export interface Line {
  /** Sends each call, in the place of `fetch`. */
  readonly send: typeof fetch;
  /** Whether the session is over. */
  readonly isOver: () => boolean;
  /** The tag of the language that the portal speaks, as `hi-IN`. */
  readonly language: () => string;
}

/** The ports by a client on a line, and what it reports. */
export interface OnLine {
  readonly ports: Gateways;
  readonly unauthorizedCalls: UnauthorizedCalls;
}

/** What the read-only part of the contract needs: one signed-in customer. */
export interface ReadableBackend {
  readonly visitor: Gateways;
  /** A new one per test that writes, when the backend can create customers. */
  furnished(): Promise<FurnishedCustomer>;
  close(): Promise<void>;
}

/** A backend on which the contract may also write: it creates customers, and its messages can be read. */
export interface Backend extends ReadableBackend {
  /** A new customer without any records. */
  newcomer(): Promise<Customer>;
  /** A number that nobody has registered. */
  freshPhone(): Phone;
  /** Proof of a completed captcha, valid for one send; null where the backend asks for none. */
  readonly captchaToken: (() => Promise<string>) | null;
  /** The newest one-time password sent to that number; '' if none was. */
  newestOtp(phone: Phone): Promise<string>;
  /** The gateways for that session, known by its mark. */
  signedInAs(mark: string, user: User): Gateways;
  /** How the browser's storage reads the customer of a session again. */
  readonly receivedUsers: ReceivedUsers;
  /** A discount code that is valid for any cart that is not empty. */
  readonly discountCode: string;
  /** Lets the payment provider confirm that a customer has paid the order. */
  pay(customer: Customer, orderId: OrderId): Promise<void>;
  /** The ports on that line, in a session that the backend does not know. */
  overLine(line: Line): OnLine;
  /** Whether a session has a refresh token. */
  readonly hasRefreshToken: boolean;
}

type OwnCustomer = Partial<Gateways> & Pick<Customer, 'user'>;
type OwnOnLine = Omit<Partial<OnLine>, 'ports'> & { readonly ports: Partial<Gateways> };
type OwnFurnished = OwnCustomer & { readonly knows?: Partial<Known> };

/** A backend that need not have everything: whatever is missing, a port or a duty, is not tried and shown as skipped. */
export interface OwnBackend extends Partial<
  Omit<Backend, 'visitor' | 'furnished' | 'newcomer' | 'signedInAs' | 'overLine'>
> {
  readonly visitor: Partial<Gateways>;
  readonly furnished?: () => Promise<OwnFurnished>;
  readonly newcomer?: () => Promise<OwnCustomer>;
  readonly signedInAs?: (mark: string, user: User) => Partial<Gateways>;
  readonly overLine?: (line: Line) => OwnOnLine;
}

/** The same, but whoever takes what is missing ends the test as not tried. */
const withoutGaps = <A extends object>(given: Partial<A>, whose: string): A => {
  const whole: unknown = new Proxy(given, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name);
      // A promise asks every value for this.
      if (found !== undefined || name === 'then') return found;
      throw new NotTried(`${whose} has no ${String(name)}.`);
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is missing throws
  return whole as A;
};

const portsOf = (own: Partial<Gateways>): Gateways => withoutGaps(own, 'The customer');

const customerOf = (own: OwnCustomer): Customer => withoutGaps<Customer>(own, 'The customer');

const furnishedOf = ({ knows = {}, ...own }: OwnFurnished): FurnishedCustomer =>
  withoutGaps<FurnishedCustomer>(
    { ...own, knows: withoutGaps(knows, 'What the backend knows') },
    'The customer',
  );

const onLineOf = ({ ports, ...own }: OwnOnLine): OnLine =>
  withoutGaps<OnLine>({ ...own, ports: portsOf(ports) }, 'The client');

/** A backend of one's own as the contract asks it. */
export const backendOf = ({
  visitor,
  furnished,
  newcomer,
  signedInAs,
  overLine,
  ...own
}: OwnBackend): Backend =>
  withoutGaps<Backend>(
    {
      close: async () => undefined,
      ...own,
      visitor: withoutGaps(visitor, 'The visitor'),
      ...(furnished && { furnished: async () => furnishedOf(await furnished()) }),
      ...(newcomer && { newcomer: async () => customerOf(await newcomer()) }),
      ...(signedInAs && { signedInAs: (mark: string, user: User) => portsOf(signedInAs(mark, user)) }),
      ...(overLine && { overLine: (line: Line) => onLineOf(overLine(line)) }),
    },
    'The backend',
  );
