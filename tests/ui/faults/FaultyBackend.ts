import type { Fault } from './faults';

/** The responses of a healthy backend by method and path below /api/v3. */
export type Answers = Readonly<Record<string, unknown>>;

const NOTHING_SPECIAL = { success: true, status: true, type: 'success', data: [] };

const callOf = (method: string, address: string): string => {
  const { pathname } = new URL(address, window.location.origin);
  return `${method} ${decodeURIComponent(pathname.replace(/^\/api\/v3\//, '').replace(/^\//, ''))}`;
};

type UploadEnd = Fault | { readonly kind: 'answer'; readonly status: number; readonly text: string };

/** A connection on which one call can fail; it replaces the browser's fetch and XMLHttpRequest. */
export class FaultyBackend {
  /** The calls that the fault affects. */
  hit: readonly string[] = [];
  fault: Fault | undefined = undefined;
  /** Number of calls that met the fault. */
  met = 0;

  constructor(private readonly answers: Answers) {}

  readonly fetch: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const call = callOf(init?.method ?? 'GET', address);
    const fault = this.faultOf(call);
    if (fault === undefined) return Promise.resolve(Response.json(this.answers[call] ?? NOTHING_SPECIAL));
    return answered(fault, init?.signal ?? null);
  };

  /** The outcome of an upload. */
  uploaded(method: string, address: string): UploadEnd {
    const call = callOf(method, address);
    const text = JSON.stringify(this.answers[call] ?? NOTHING_SPECIAL);
    return this.faultOf(call) ?? { kind: 'answer', status: 200, text };
  }

  private faultOf(call: string): Fault | undefined {
    if (!this.hit.includes(call) || this.fault === undefined) return undefined;
    this.met += 1;
    return this.fault;
  }
}

const never = (signal: AbortSignal | null): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

const answered = (fault: Fault, signal: AbortSignal | null): Promise<Response> => {
  if (fault.kind === 'slow') return never(signal);
  if (fault.kind === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
  if (fault.kind === 'answer') return Promise.resolve(new Response(fault.text, { status: fault.status }));
  const broken = new Response('{"data":[{"id":');
  return Promise.resolve(
    Object.assign(broken, { text: () => Promise.reject(new TypeError('The connection was reset')) }),
  );
};

/** The part of XMLHttpRequest that uploads use, on the faulty connection. */
export const uploadsOn = (backend: FaultyBackend): typeof XMLHttpRequest => {
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private target = { method: 'POST', address: '' };

    open(method: string, address: URL): void {
      this.target = { method, address: String(address) };
    }

    setRequestHeader(): void {
      this.status = 0;
    }

    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }

    send(): void {
      const result = backend.uploaded(this.target.method, this.target.address);
      if (result.kind === 'slow') return;
      if (result.kind === 'answer') {
        this.status = result.status;
        this.responseText = result.text;
      }
      const event = new Event(result.kind === 'answer' ? 'load' : 'error');
      queueMicrotask(() => void this.dispatchEvent(event));
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of it that an upload uses
  return Upload as unknown as typeof XMLHttpRequest;
};
