import { type Either, isLeft, right } from 'fp-ts/Either';
import {
  type RegistrationRefused,
  type SignUpForm,
  checkRegistration,
} from '../../domain/session/signUpForm';
import type { User } from '../../domain/session/user';
import type { SessionGateway } from '../ports/SessionGateway';
import type { GatewayError } from '../ports/gatewayError';
import { beginSession, type SessionStart } from './beginSession';

export type NotRegistered = RegistrationRefused | GatewayError;

/** Registers a customer, whose session then begins exactly as after a login (SESSION-05). */
export class Register {
  constructor(private readonly deps: SessionStart & { readonly sessions: SessionGateway }) {}

  async execute(form: SignUpForm, signal: AbortSignal): Promise<Either<NotRegistered, User>> {
    const registration = checkRegistration(form);
    if (isLeft(registration)) return registration;
    const session = await this.deps.sessions.register(registration.right, signal)();
    if (isLeft(session)) return session;
    return right(beginSession(this.deps, session.right));
  }
}
