import { type Either, isLeft, right } from 'fp-ts/Either';
import {
  type RegistrationRefused,
  type SignUpForm,
  checkRegistration,
} from '../../domain/session/signUpForm';
import type { User } from '../../domain/session/user';
import type { Analytics } from '../ports/Analytics';
import type { SessionGateway } from '../ports/SessionGateway';
import type { SessionStorage } from '../ports/SessionStorage';
import type { GatewayError } from '../ports/gatewayError';

export type NotRegistered = RegistrationRefused | GatewayError;

/** Registers a customer, whose session then begins exactly as after a login (SESSION-05). */
export class Register {
  constructor(
    private readonly deps: {
      readonly sessions: SessionGateway;
      readonly storage: SessionStorage;
      readonly analytics: Analytics;
    },
  ) {}

  async execute(form: SignUpForm, signal: AbortSignal): Promise<Either<NotRegistered, User>> {
    const registration = checkRegistration(form);
    if (isLeft(registration)) return registration;
    const session = await this.deps.sessions.register(registration.right, signal)();
    if (isLeft(session)) return session;
    this.deps.storage.keep(session.right);
    this.deps.storage.markServiceEntry();
    this.deps.analytics.identify(session.right.user);
    return right(session.right.user);
  }
}
