import { HeardUnauthorizedCalls } from '../../src/infrastructure/backend/HeardUnauthorizedCalls';
import type { Line, OnLine } from './backend';
import { apiOn, gatewaysBy } from './httpGateways';

/** The portal's own adapters on a line to a backend, with a token that nobody has. */
export const httpOverLine =
  (origin: string) =>
  ({ send, isOver, language }: Line): OnLine => {
    const unauthorizedCalls = new HeardUnauthorizedCalls();
    const heeded = { language, onUnauthorized: () => unauthorizedCalls.notify() };
    const api = apiOn(origin, 'no-such-token', send, heeded).until(isOver);
    return { ports: gatewaysBy(origin, api), unauthorizedCalls };
  };
