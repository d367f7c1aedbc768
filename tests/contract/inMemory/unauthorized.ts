import { left } from 'fp-ts/TaskEither';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { Gateways } from '../httpGateways';

const refusing = <P extends object>(port: P): P =>
  new Proxy(port, {
    get: (target, name): unknown => {
      const own: unknown = Reflect.get(target, name);
      return typeof own === 'function' ? () => left(gatewayError('Unauthorized')) : own;
    },
  });

/** What a visitor has of a customer's ports: posts alone; every other call is refused. */
export const unauthorized = (of: Gateways): Gateways =>
  new Proxy(of, {
    get: (ports, name): unknown => {
      const port: unknown = Reflect.get(ports, name);
      return name === 'blogs' || typeof port !== 'object' || port === null ? port : refusing(port);
    },
  });
