/** An origin that no test really asks. */
export const ORIGIN = 'https://backend.example';

interface Answered {
  readonly status: number;
  readonly text: string;
}

interface Request {
  readonly method: string;
  readonly pathname: string;
  readonly body: unknown;
}

/** A status that no call expects: it only shows which call is made. */
const NOTHING: Answered = { status: 418, text: '' };

let next = NOTHING;
const requests: Request[] = [];

/** From now on every request gets this response; without one, an empty refusal. */
export const answerWith = (response: Answered = NOTHING): void => {
  next = response;
};

/** The request that the run makes; fails when it makes none. */
export const requestOf = async (run: () => Promise<unknown>): Promise<Request> => {
  requests.length = 0;
  answerWith();
  await run();
  const request = requests.at(-1);
  if (request === undefined) throw new Error('The adapter makes no call.');
  return request;
};

/** Takes the place of fetch. */
export const answeringFetch: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, ORIGIN);
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  requests.push({ method: init?.method ?? 'GET', pathname, body });
  return new Response(next.text, { status: next.status });
};

/** Takes the place of the browser's request for uploads. */
export class AnsweringRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  private pathname = '';
  open(_method: string, address: string | URL): void {
    ({ pathname: this.pathname } = new URL(address));
  }
  readonly setRequestHeader = (): void => undefined;
  readonly abort = (): void => undefined;
  send(form: FormData): void {
    requests.push({ method: 'POST', pathname: this.pathname, body: Object.fromEntries(form) });
    ({ status: this.status, text: this.responseText } = next);
    this.dispatchEvent(new Event('load'));
  }
}
