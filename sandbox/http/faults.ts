import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Call, Environment } from './environment';

export const FAULT_KINDS = [
  'status',
  'delay',
  'cut',
  'cut-body',
  'cut-json',
  'lost-answer',
  'empty',
  'html',
  'wrong-shape',
] as const;

type FaultKind = (typeof FAULT_KINDS)[number];

export type Fault = {
  readonly id: number;
  /** '*' or a method. */
  readonly method: string;
  /** An address without /api/v3 and without slashes at its ends; '*' matches any characters. */
  readonly path: string;
  readonly kind: FaultKind;
  readonly status: ContentfulStatusCode;
  readonly message: string | null;
  readonly delay: number;
  /** How many more calls are affected; null means all. */
  remaining: number | null;
};

/** The active faults. They live in this process only, so a restart removes all of them. */
export class FaultBoard {
  private faults: Fault[] = [];
  private nextId = 1;

  add(fault: Omit<Fault, 'id'>): Fault {
    const added = { ...fault, id: this.nextId };
    this.nextId += 1;
    this.faults.push(added);
    return added;
  }

  remove(id: number): void {
    this.faults = this.faults.filter((fault) => fault.id !== id);
  }

  clear(): void {
    this.faults = [];
  }

  list(): readonly Fault[] {
    return this.faults;
  }

  /** Takes the fault for this call and counts it down. */
  take(method: string, path: string): Fault | null {
    const found = this.faults.find((fault) => matches(fault, method, path));
    if (found === undefined) return null;
    if (found.remaining !== null) {
      found.remaining -= 1;
      if (found.remaining <= 0) this.remove(found.id);
    }
    return found;
  }
}

/** The short form of a call's address: '/api/v3/user/orders' is 'user/orders'. */
const barePath = (path: string): string => path.replace(/^\/?(api\/v3\/)?/, '').replace(/\/$/, '');

const matches = (fault: Fault, method: string, path: string): boolean => {
  if (fault.method !== '*' && fault.method !== method) return false;
  const pattern = barePath(fault.path)
    .split('*')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(barePath(path));
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const cut = (c: Call): Response => {
  c.env?.incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
};

const cutBody = (c: Call): Response => {
  const outgoing = c.env?.outgoing;
  outgoing?.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
  outgoing?.write('{"status":true,"data":[{"id":', () => c.env?.incoming?.socket.destroy());
  return RESPONSE_ALREADY_SENT;
};

const refused = (c: Call, fault: Fault): Response => {
  const body = fault.message === null ? {} : { message: fault.message };
  if (fault.status === 429 || fault.status === 503) c.header('retry-after', '1');
  return c.json(body, fault.status);
};

const JSON_TYPE = { 'content-type': 'application/json' };

const SPOILED: Readonly<
  Record<Exclude<FaultKind, 'delay' | 'lost-answer'>, (c: Call, fault: Fault) => Response>
> = {
  status: refused,
  cut,
  'cut-body': cutBody,
  'cut-json': (c) => c.body('{"status":true,"data":[{"id":1,"na', 200, JSON_TYPE),
  empty: (c) => c.body('', 200, JSON_TYPE),
  html: (c) => c.html('<!doctype html><title>Gateway</title><h1>Service page</h1>', 200),
  'wrong-shape': (c) =>
    c.json({ status: true, success: true, data: { unexpected: [null, 'x', { id: {} }] } }),
};

/** Applies the faults that the desk or a test has set. */
export const playFaults =
  (board: FaultBoard): MiddlewareHandler<Environment> =>
  async (c, next) => {
    const fault = board.take(c.req.method, c.req.path);
    if (fault === null) return next();
    if (fault.delay > 0) await pause(fault.delay);
    if (fault.kind === 'delay') return next();
    if (fault.kind !== 'lost-answer') return SPOILED[fault.kind](c, fault);
    await next();
    c.res = cut(c);
    return undefined;
  };
