import { failureOf, findingsIn, type Judged, type Judging } from './judge.ts';
import { askedHeaders, originFindings, preflightFindings } from './otherOrigin.ts';
import { listIn } from './otherShapes.ts';
import type { Personal } from './personal.ts';
import type { Check, Finding, NotTried } from './report.ts';
import { addressOf, needsToken, type Places, type Question, requestOf, type Target } from './request.ts';
import type { Received, Send } from './send.ts';
import { type DocumentedCall, isNode, type Json, type Node } from './theDocument.ts';
import { parsedJson } from './validator.ts';

const nameOf = ({ method, path }: DocumentedCall): string => `${method} ${path}`;

/** Checks that do not see how a call answers a customer. */
const PROBES: readonly string[] = ['preflight', 'without a token', 'an unknown id'];

/** Talks to one backend, and keeps what is wrong with each of its responses. */
export class Conversation {
  readonly checks: Check[] = [];
  readonly left: string[] = [];
  private readonly notes = new Map<string, NotTried>();
  token: string | undefined = undefined;
  /** `/portal.config.json`, where it was found. */
  configuration: Node = {};
  readonly judging: Judging;
  readonly personal: Personal;
  readonly places: Places;
  private readonly send: Send;

  constructor(deps: {
    readonly judging: Judging;
    readonly personal: Personal;
    readonly places: Places;
    readonly send: Send;
  }) {
    ({ judging: this.judging, personal: this.personal, places: this.places, send: this.send } = deps);
  }

  get notTried(): readonly NotTried[] {
    return [...this.notes.values()];
  }

  callOf(id: string): DocumentedCall {
    const call = this.judging.document.calls.find((each) => each.id === id);
    if (call === undefined) throw new Error(`The document has no call ${id}.`);
    return call;
  }

  /** Whether the call was made for a customer, or was said not to be; a refused probe shows nothing of its answer. */
  isTried(call: DocumentedCall): boolean {
    const name = nameOf(call);
    const isNamed = (one: { readonly call: string }): boolean => one.call === name;
    return (
      this.notTried.some(isNamed) ||
      this.checks.some((check) => isNamed(check) && !PROBES.includes(check.what))
    );
  }

  /** Says that something was not looked at, and why: it must not count as good. */
  skip(id: string, why: string): void {
    const call = nameOf(this.callOf(id));
    this.notes.set(`${call} ${why}`, { call, why });
  }

  /** Asks, judges and returns the body; undefined when the response was another one than asked for. */
  async ask(question: Question): Promise<Json | undefined> {
    const call = this.callOf(question.id);
    const url = this.addressOf(call, question);
    const received = await this.send(requestOf(this.target(), call, question));
    const status = this.statusOf(question, received);
    const judged = { call, status, received };
    this.record(question, judged, [
      ...findingsIn(this.judging, judged),
      ...this.originOf(judged, url),
      ...this.alsoWrongIn(question, judged),
    ]);
    if (received.kind === 'lost' || received.status !== status) return undefined;
    if (status !== (question.status ?? 200)) {
      this.skip(question.id, `refused with ${status}: no good response was seen`);
      return undefined;
    }
    const body = parsedJson(received.text);
    if (call.method === 'GET' && listIn(body)?.length === 0)
      this.skip(question.id, 'its list is empty: no record was seen');
    return body;
  }

  /** The preflight that a browser sends before the call. */
  async askWhetherAllowed(call: DocumentedCall, origin: string): Promise<void> {
    const asked = askedHeaders(call, needsToken(call));
    if (asked.length === 0 && call.method !== 'DELETE') return;
    const received = await this.send({
      method: 'OPTIONS',
      url: this.addressOf(call, { id: call.id }),
      headers: {
        origin,
        'access-control-request-method': call.method,
        'access-control-request-headers': asked.join(','),
      },
    });
    const findings =
      received.kind === 'lost'
        ? findingsIn(this.judging, { call, status: 200, received })
        : preflightFindings(this.judging, call, { asked, origin, response: received });
    this.checks.push({ call: nameOf(call), what: 'preflight', findings, seconds: received.seconds });
  }

  addressOf(call: DocumentedCall, question: Question): URL {
    return addressOf(this.target(), call, question);
  }

  private target(): Target {
    const { places, configuration, token } = this;
    return { root: this.judging.document.root, places, configuration, token };
  }

  private statusOf({ status = 200, refusals = [] }: Question, received: Received): number {
    return received.kind === 'response' && refusals.includes(received.status) ? received.status : status;
  }

  private alsoWrongIn({ alsoWrong }: Question, { call, status, received }: Judged): readonly Finding[] {
    if (received.kind === 'lost' || alsoWrong === undefined) return [];
    const pointer = `${call.pointer}/responses/${status}`;
    return alsoWrong(received).map((wrong) =>
      failureOf(this.judging, call, { ...wrong, harm: 'value', pointer }),
    );
  }

  private originOf({ call, received }: Judged, url: URL): readonly Finding[] {
    const { origin } = this.places;
    const isPage = call.id === 'returnFromPayment';
    if (origin === undefined || received.kind === 'lost' || url.origin === origin || isPage) return [];
    return originFindings(this.judging, call, { headers: received.headers, origin });
  }

  private record({ what = 'response' }: Question, judged: Judged, findings: readonly Finding[]): void {
    const { seconds } = judged.received;
    this.checks.push({ call: nameOf(judged.call), what, findings, seconds });
  }
}

/** The records of a list, wherever below `data` it is. */
export const recordsIn = (body: Json | undefined): readonly Node[] => (listIn(body) ?? []).filter(isNode);

/** An id as it goes into an address; undefined for anything else. */
export const asId = (value: Json | undefined): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined;

/** A record's id as it goes into an address; undefined when it has none. */
export const idOf = ({ id }: Node): string | undefined => asId(id);
