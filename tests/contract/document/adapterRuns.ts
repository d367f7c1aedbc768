import { vi } from 'vitest';
import { wireCalls } from '../mutation/wireCalls';
import type { Adapters } from './adaptersThatTouch';
import { answeringFetch, AnsweringRequest, answerWith, ORIGIN, requestOf } from './answeringBackend';
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
  type Json,
} from '../../../conformance/theDocument.ts';

const MEDIA = 'application/json';

type Response = { readonly status: number; readonly value: Json };

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

type Stage = { readonly document: ContractDocument; readonly adapters: Adapters };

/** Finds out which call the adapter makes, then gives it every documented response to that call. */
const observe = async ({ document, adapters }: Stage, run: Run): Promise<readonly Observed[]> => {
  const onBackend = () => run(adapters.httpGateways(ORIGIN, 'token', answeringFetch));
  const { method, pathname, body } = await requestOf(onBackend);
  const call = callOf(document, method, pathname);
  if (call === undefined) throw new Error(`The document lacks ${method} ${pathname}.`);
  const observed: Observed[] = [{ method, pathname, paths: pathsOf(body) }];
  for (const { status, value } of responsesTo(document, call)) {
    const text = JSON.stringify(value);
    const reads = recordReads();
    reads.watch(text);
    answerWith({ status, text });
    await onBackend();
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
  const { playedProviders, fetchChallenge } = stage.adapters;
  vi.stubGlobal('XMLHttpRequest', AnsweringRequest);
  const runs: readonly Run[] = [
    ...wireCalls.map(
      ({ call }): Run =>
        (of) =>
          call(of)(),
    ),
    ...furtherRuns(stage.document),
    ...playedProviders.flatMap(({ calls }) => calls(ORIGIN, answeringFetch)),
    () => fetchChallenge(answeringFetch, `${ORIGIN}/sandbox/altcha`).catch(() => undefined),
  ];
  const observed: Observed[] = [];
  for (const run of runs) observed.push(...(await observe(stage, run)));
  vi.unstubAllGlobals();
  return [...observed, ...observeConfiguration(stage)];
};
