import { type Either, isLeft, isRight, left, map, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { CaptchaRefused } from '../../application/ports/SessionGateway';
import type { Registration } from '../../domain/session/signUpForm';
import { asReceived } from '../../domain/received/asReceived';
import { type Session, sessionMark, type User, type UserId, userId } from '../../domain/session/user';
import { messageIn } from '../wire/message';
import {
  type WireRecord,
  accepted,
  comparedOf,
  acceptedByName,
  explicitlyAccepted,
  isRecord,
  listIn,
  recordIn,
} from '../wire/unwrap';
import { textIn, toUser } from '../wire/userWire';

/** The session of auth/token and register; `Malformed` without an access token. */
const toSession = (body: unknown): Either<GatewayError, Session> => {
  const found = recordIn(body, ['access_token']);
  if (!isRight(found)) return found;
  const accessToken = textIn(found.right, 'access_token');
  if (accessToken === '') return left(gatewayError('Malformed'));
  const data = isRecord(found.right['data']) ? found.right['data'] : {};
  return right({
    mark: sessionMark(accessToken),
    refreshToken: textIn(found.right, 'refresh_token'),
    user: toUser(data),
    userAsReceived: asReceived(data),
  });
};

/** auth/token must name a success (LOGIN-22). */
export const toVerifiedSession = (body: unknown): Either<GatewayError, Session> => {
  const yes = acceptedByName(body);
  return isRight(yes) ? toSession(body) : yes;
};

export const toRegisteredSession = (body: unknown): Either<GatewayError, Session> => {
  const yes = accepted(body);
  return isRight(yes) ? toSession(yes.right) : yes;
};

const saysNo = (body: unknown): boolean => {
  const yes = explicitlyAccepted(body);
  return isLeft(yes) && yes.left.kind === 'Rejected';
};

/** A 4xx body with `success: false` is still a regular negative result (AMB-10). */
export const refusesKnown = (body: unknown): boolean => isRecord(body) && 'success' in body && saysNo(body);

/** What says neither yes nor no is no valid response of check-user-exist. */
export const toKnown = (body: unknown): Either<GatewayError, boolean> =>
  saysNo(body) ? right(false) : map(() => true)(explicitlyAccepted(body));

/** The result of an OTP send is 'success' or 'failed' in `type` (LOGIN-16, LOGIN-17). */
export const toOtpSent = (body: unknown): Either<CaptchaRefused | GatewayError, void> => {
  if (!isRecord(body)) return left(gatewayError('Malformed'));
  const type = comparedOf(body['type']);
  if (type === 'success') return right(undefined);
  if (type === 'failed') return left({ kind: 'CaptchaRefused', message: messageIn(body) });
  return map(() => undefined)(explicitlyAccepted(body));
};

/** The profile's names for the same fields: the phone is its username, and `id` may be that of the profile (AMB-05). */
export const toProfileUser = (body: unknown): Either<GatewayError, User> =>
  map((record: WireRecord) => ({
    ...toUser(record),
    id: userId(textIn(record, 'user_id') === '' ? textIn(record, 'id') : textIn(record, 'user_id')),
    phone: textIn(record, 'username') === '' ? textIn(record, 'phone') : textIn(record, 'username'),
  }))(recordIn(body, ['displayname', 'username', 'email']));

const firstUserId = (tasks: readonly unknown[]): UserId => {
  const ids = tasks.filter(isRecord).map((task) => textIn(task, 'user_id'));
  return userId(ids.find((id) => id !== '') ?? '');
};

/** The customer's id as the tasks name it; '' without one. */
export const toTaskUserId = (body: unknown): Either<GatewayError, UserId> => map(firstUserId)(listIn(body));

/** The registration payload: exactly these keys; an empty referral code is null (SIGNUP-14, SIGNUP-15). */
export const toRegistrationBody = (registration: Registration): WireRecord => ({
  phone: registration.phone,
  email: registration.email,
  displayname: registration.displayName,
  otp: registration.otp,
  referral_code: isSome(registration.referralCode) ? registration.referralCode.value : null,
  status: registration.status,
});
