import { vi } from 'vitest';
import type { Json } from '../mutation/mutatedJson';
import { wireCalls } from '../mutation/wireCalls';
import type { Adapters } from './adaptersThatTouch';
import type { Observed } from './comparedFields';
import { furtherRuns, goodResponses, type Run } from './furtherRuns';
import { pathsOf, recordReads } from './recordedReads';
import {
  callOf,
  type ContractDocument,
  type DocumentedCall,
  examplesOf,
  isNode,
  nodeAt,
  resolved,
  responseOf,
  textsAt,
} from './theDocument';

const ORIGIN = 'https://backend.example';
const MEDIA = 'application/json';

type Response = { readonly status: number; readonly value: Json };
type Request = { readonly method: string; readonly pathname: string; readonly body: unknown };

/** A record with what is required only. */
const withoutOptional = (schema: Readonly<Record<string, Json>>, value: Json): Json => {
  const required = textsAt(schema, 'required');
  return isNode(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => required.includes(key)))
    : value;
};

/** Every documented response of a call, as it is and without what is not required. */
const responsesTo = ({ root }: ContractDocument, call: DocumentedCall): readonly Response[] =>
  Object.keys(nodeAt(call.operation, 'responses')).flatMap((status) => {
    const media = nodeAt(responseOf(root, call, Number(status)), 'content', MEDIA);
    const schema = resolved(root, media['schema']);
    return examplesOf(root, media).flatMap((value) => [
      { status: Number(status), value },
      { status: Number(status), value: withoutOptional(schema, value) },
    ]);
  });

let next = { status: 418, text: '' };
const asked: Request[] = [];

/** Takes the place of the browser's request for uploads. */
class AnsweringRequest extends EventTarget {
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
    asked.push({ method: 'POST', pathname: this.pathname, body: Object.fromEntries(form) });
    ({ status: this.status, text: this.responseText } = next);
    this.dispatchEvent(new Event('load'));
  }
}

const send: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, ORIGIN);
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  asked.push({ method: init?.method ?? 'GET', pathname, body });
  return new Response(next.text, { status: next.status });
};

type Stage = { readonly document: ContractDocument; readonly adapters: Adapters };

/** Finds out which call the adapter makes, then gives it every documented response to that call. */
const observe = async ({ document, adapters }: Stage, run: Run): Promise<readonly Observed[]> => {
  asked.length = 0;
  next = { status: 418, text: '' };
  await run(adapters.httpGateways(ORIGIN, 'token', send));
  const request = asked.at(-1);
  if (request === undefined) throw new Error('The adapter makes no call.');
  const { method, pathname, body } = request;
  const call = callOf(document, method, pathname);
  if (call === undefined) throw new Error(`The document lacks ${method} ${pathname}.`);
  const observed: Observed[] = [{ method, pathname, paths: pathsOf(body) }];
  for (const { status, value } of responsesTo(document, call)) {
    next = { status, text: JSON.stringify(value) };
    const reads = recordReads();
    reads.watch(next.text);
    await run(adapters.httpGateways(ORIGIN, 'token', send));
    vi.restoreAllMocks();
    observed.push({ method, pathname, status, paths: reads.paths });
  }
  return observed;
};

/** The configuration is read from a value; both captchas have their own keys. */
const observeConfiguration = ({ document, adapters }: Stage): readonly Observed[] => {
  const asking = { method: 'GET', pathname: '/portal.config.json', status: 200 };
  const reads = recordReads();
  for (const value of goodResponses(document, asking.method, asking.pathname)) {
    adapters.readConfiguration(reads.recorded(value));
    const google = { captcha: { provider: 'recaptcha', siteKey: 'k' } };
    adapters.readConfiguration(reads.recorded({ ...(isNode(value) ? value : {}), ...google }));
  }
  vi.restoreAllMocks();
  return [{ ...asking, paths: reads.paths }];
};

/** What the adapters read of every response in the document, and what they send. */
export const observedByAdapters = async (stage: Stage): Promise<readonly Observed[]> => {
  const { razorpayCalls, fetchChallenge } = stage.adapters;
  vi.stubGlobal('XMLHttpRequest', AnsweringRequest);
  const runs: readonly Run[] = [
    ...wireCalls.map(
      ({ call }): Run =>
        (of) =>
          call(of)(),
    ),
    ...furtherRuns(stage.document),
    () => razorpayCalls(ORIGIN, send).order(),
    () => razorpayCalls(ORIGIN, send).verify(),
    () => fetchChallenge(send, `${ORIGIN}/sandbox/altcha`).catch(() => undefined),
  ];
  const observed: Observed[] = [];
  for (const run of runs) observed.push(...(await observe(stage, run)));
  vi.unstubAllGlobals();
  return [...observed, ...observeConfiguration(stage)];
};
