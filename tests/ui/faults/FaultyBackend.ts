import type { Fault } from './faults';

/** The responses of a healthy backend by method and path below /api/v3. */
export type Answers = Readonly<Record<string, unknown>>;

const NOTHING_SPECIAL = { success: true, status: true, type: 'success', data: [] };

const callOf = (method: string, address: string): string => {
  const { pathname } = new URL(address, window.location.origin);
  return `${method} ${decodeURIComponent(pathname.replace(/^\/api\/v3\//, '').replace(/^\//, ''))}`;
};

/** A stored file is its bytes, any other response JSON. */
const responseOf = (answer: unknown): Response =>
  answer instanceof Uint8Array ? new Response(new Uint8Array(answer)) : Response.json(answer);

type UploadEnd = Fault | { readonly kind: 'answer'; readonly status: number; readonly text: string };

/** A connection on which one call can fail; it replaces the browser's fetch and XMLHttpRequest. */
export class FaultyBackend {
  /** The calls that the fault affects. */
  hit: readonly string[] = [];
  fault: Fault | undefined = undefined;
  /** Number of calls that met the fault. */
  met = 0;
  /** Number of slow calls that nobody has aborted. */
  slow = 0;
  /** Every call that came. */
  readonly calls = new Set<string>();

  constructor(private readonly answers: Answers) {}

  readonly fetch: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const call = callOf(init?.method ?? 'GET', address);
    const fault = this.faultOf(call);
    if (fault === undefined) return Promise.resolve(responseOf(this.answers[call] ?? NOTHING_SPECIAL));
    if (fault.kind === 'slow') return this.never(init?.signal ?? null);
    return answered(fault);
  };

  /** The outcome of an upload. */
  uploaded(method: string, address: string): UploadEnd {
    const call = callOf(method, address);
    const text = JSON.stringify(this.answers[call] ?? NOTHING_SPECIAL);
    return this.faultOf(call) ?? { kind: 'answer', status: 200, text };
  }

  private never(signal: AbortSignal | null): Promise<never> {
    this.slow += 1;
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        this.slow -= 1;
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });
  }

  private faultOf(call: string): Fault | undefined {
    this.calls.add(call);
    if (!this.hit.includes(call) || this.fault === undefined) return undefined;
    this.met += 1;
    return this.fault;
  }
}

const answered = (fault: Exclude<Fault, { readonly kind: 'slow' }>): Promise<Response> => {
  if (fault.kind === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
  if (fault.kind === 'answer') return Promise.resolve(new Response(fault.text, { status: fault.status }));
  const broken = new Response(
    new ReadableStream({ start: (body) => body.error(new TypeError('The connection was reset')) }),
  );
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
      backend.slow -= 1;
      this.dispatchEvent(new Event('abort'));
    }

    send(): void {
      const result = backend.uploaded(this.target.method, this.target.address);
      if (result.kind === 'slow') {
        backend.slow += 1;
        return;
      }
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
