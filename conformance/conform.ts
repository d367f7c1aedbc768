import { Conversation } from './conversation.ts';
import { askFromOrigin, askWithoutToken } from './guards.ts';
import { linesOf } from './lines.ts';
import type { Options } from './options.ts';
import { readPortal } from './portal.ts';
import { Personal } from './personal.ts';
import { readAll } from './reads.ts';
import { needsToken } from './request.ts';
import type { Report } from './report.ts';
import { sender } from './send.ts';
import { type AskForOtp, beginSession, signUp, TAKE_A_TOKEN } from './session.ts';
import { type ContractDocument, type DocumentedCall, textOf, theDocument } from './theDocument.ts';
import { validatorOf } from './validator.ts';
import { writeAll } from './writes.ts';

/** A backend that cannot be asked at all, in one sentence. */
export class Unreachable extends Error {}

/** Why a call that nobody has made was not made. */
const reasonOf = (
  { id, method, operation }: DocumentedCall,
  { writes, phone }: Options,
  hasToken: boolean,
): string => {
  // No option changes such a reason.
  const never = textOf(operation['x-not-tried']);
  if (never !== '') return never;
  if (['checkUserExist', 'sendOtp', 'signIn'].includes(id) && phone === undefined) return 'needs --phone';
  if (!hasToken) return TAKE_A_TOKEN;
  if (method !== 'GET' && !writes) return 'a write: --writes tries it';
  return 'a call before it gave nothing to ask for';
};

const reach = async (talk: Conversation, timeoutSeconds: number): Promise<void> => {
  const call = talk.callOf('getProfile');
  const url = talk.addressOf(call, { id: call.id });
  const received = await sender(timeoutSeconds)({ method: 'GET', url, headers: {} });
  if (received.kind === 'lost' && !received.isReached)
    throw new Unreachable(`${url.origin} cannot be reached: ${received.why}.`);
};

const startOf = (options: Options, document: ContractDocument): Conversation => {
  const personal = new Personal();
  const { backend, portal = backend, origin, slow, timeout } = options;
  return new Conversation({
    judging: {
      document,
      validator: validatorOf(document, true),
      lines: linesOf(),
      isPersonal: personal.isPersonal,
      slow,
    },
    personal,
    places: { backend, portal, ...(origin === undefined ? {} : { origin }) },
    send: sender(timeout),
  });
};

/** Holds a backend against docs/api/openapi.yaml. */
export const conform = async (
  options: Options,
  askForOtp: AskForOtp,
  document: Promise<ContractDocument> | ContractDocument = theDocument(),
): Promise<Report> => {
  const began = performance.now();
  const talk = startOf(options, await document);
  await reach(talk, options.timeout);
  await readPortal(talk, options.portal !== undefined);
  await beginSession(talk, { ...options, askForOtp });
  await signUp(talk, { ...options, askForOtp });
  if (options.origin !== undefined) await askFromOrigin(talk, options.origin);
  await askWithoutToken(talk, options.writes);
  const hasToken = talk.token !== undefined;
  if (hasToken) await readAll(talk);
  if (hasToken && options.writes) await writeAll(talk, options);
  const silent = talk.judging.document.calls.filter((call) => !talk.isTried(call));
  for (const call of silent) talk.skip(call.id, reasonOf(call, options, hasToken || !needsToken(call)));
  return {
    backend: options.backend.origin,
    checks: talk.checks,
    notTried: [
      ...talk.notTried,
      ...(options.origin === undefined
        ? [{ call: 'another origin (CORS)', why: '--origin names the page that asks' }]
        : []),
    ],
    left: talk.left,
    seconds: (performance.now() - began) / 1000,
  };
};
