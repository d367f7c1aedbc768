import { isRight } from 'fp-ts/Either';
import { left, right } from 'fp-ts/TaskEither';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { answers, calls, failures, type Mistake } from './instead';

const unreachable = left(gatewayError('Unreachable'));

const otherKinds: readonly Mistake[] = [
  failures('a cancelled read as unreachable', ['transactions', 'all'], (failure) =>
    failure.kind === 'Cancelled' ? unreachable : left(failure),
  ),
  failures('a cancelled order as unreachable', ['orders', 'place'], (failure) =>
    failure.kind === 'Cancelled' ? unreachable : left(failure),
  ),
  failures('a cancelled upload as a fault of the server', ['files', 'putIntoCabinet'], (failure) =>
    left(failure.kind === 'Cancelled' ? gatewayError('ServerFault') : failure),
  ),
  failures('a line that is not found as unreachable', ['cart', 'remove'], (failure) =>
    failure.kind === 'NotFound' ? unreachable : left(failure),
  ),
  failures('a request that is not found as unreachable', ['quotations', 'request'], (failure) =>
    failure.kind === 'NotFound' ? unreachable : left(failure),
  ),
  failures('another customer’s order as a fault of the server', ['payments', 'prepare'], (failure) =>
    left(failure.kind === 'NotFound' ? gatewayError('ServerFault') : failure),
  ),
  failures('another customer’s task as one without steps', ['work', 'steps'], (failure) =>
    failure.kind === 'NotFound' ? right([]) : left(failure),
  ),
  failures('a session that has ended as unreachable', ['transactions', 'all'], (failure) =>
    failure.kind === 'Unauthorized' ? unreachable : left(failure),
  ),
  failures('a session that has ended as confirmed', ['sessions', 'confirm'], () => right(undefined)),
  failures('a refused order as unreachable', ['orders', 'place'], (failure) =>
    failure.kind === 'Rejected' ? unreachable : left(failure),
  ),
  failures('a refused password as unreachable', ['sessions', 'signIn'], (failure) =>
    failure.kind === 'Rejected' ? unreachable : left(failure),
  ),
  failures('a refused captcha as another refusal', ['sessions', 'sendOtp'], (failure) =>
    left(failure.kind === 'CaptchaRefused' ? gatewayError('Rejected', failure.message) : failure),
  ),
];

const hidden: readonly Mistake[] = [
  failures('a failed list of quotations as an empty one', ['quotations', 'quotations'], () => right([])),
  failures('a failed list of notifications as an empty one', ['notifications', 'all'], () => right([])),
  failures('a failed list of files as an empty one', ['files', 'cabinet'], () => right([])),
  failures('a refused code as one that takes nothing off', ['cart', 'applyCode'], (failure) =>
    left({ ...failure, kind: 'NotFound' }),
  ),
  calls('an empty list of orders as a failure', ['transactions', 'all'], (all) => (signal) => async () => {
    const listed = await all(signal)();
    return isRight(listed) && listed.right.length === 0 ? left(gatewayError('NotFound'))() : listed;
  }),
  calls('an empty cart as a failure', ['cart', 'load'], (load) => (signal) => async () => {
    const cart = await load(signal)();
    return isRight(cart) && cart.right.lines.length === 0 ? left(gatewayError('NotFound'))() : cart;
  }),
];

const silent: readonly Mistake[] = [
  failures('a refused code without its message', ['cart', 'applyCode'], (failure) =>
    left({ ...failure, message: '' }),
  ),
  failures('a refused decision without its message', ['quotations', 'submitDecision'], (failure) =>
    left({ ...failure, message: '' }),
  ),
  failures('a refused password without its message', ['sessions', 'signIn'], (failure) =>
    left({ ...failure, message: '' }),
  ),
  failures('a refused price without its message', ['prices', 'price'], (failure) =>
    left({ ...failure, message: '' }),
  ),
  answers('a decision without the backend’s message', ['quotations', 'submitDecision'], () => ''),
];

/** Mistakes in how adapters fail. */
export const wrongFailures: readonly Mistake[] = [...otherKinds, ...hidden, ...silent];
