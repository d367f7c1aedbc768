import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import * as t from 'io-ts';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import { isPeriodName } from '../../domain/deadlines/period';
import { subServiceId } from '../../domain/catalogue/service';
import type { Alternative, BringingService, DeadlineTable, StatutoryRule } from '../../domain/deadlines/rule';
import { stateByTin } from '../../domain/india/states';
import { isRecord } from '../wire/unwrap';
import { wireId, wireText } from '../wire/wireCodecs';
import { calendarDay, dueWire, filled, tableText, toDue } from './dueWire';

/** What a rule may leave out. `intersection` of io-ts would come with Login, which has the library's other parts. */
const optional = <A>(codec: t.Type<A, unknown>) => t.union([codec, t.undefined]);

/** The first two digits of a GSTIN, as written there. */
const stateCode = new t.Type<string>(
  'StateCode',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && /^\d\d$/.test(value) ? t.success(value) : t.failure(value, context),
  t.identity,
);

const exceptionWire = t.type({ period: t.string, due: dueWire, why: optional(t.string) });
const variantWire = t.type({ states: t.readonlyArray(stateCode), due: dueWire });

const since = t.keyof({ bought: null, completed: null });

/** A text is the former shape: the whole name of a service that brings the duty once it is bought. */
const serviceWire = t.union([
  t.string,
  t.type({ name: t.string, after: since }),
  t.type({ id: wireId, after: since }),
]);

const topicWire = t.keyof({
  gst: null,
  tds: null,
  'income-tax': null,
  company: null,
  llp: null,
  payroll: null,
});

const ruleWire = t.type({
  id: filled,
  topic: topicWire,
  form: filled,
  title: tableText,
  who: tableText,
  every: t.keyof({ month: null, quarter: null, 'half-year': null, year: null }),
  due: dueWire,
  from: calendarDay,
  until: t.union([calendarDay, t.null]),
  services: t.readonlyArray(serviceWire),
  confidence: t.keyof({ high: null, medium: null }),
  usual: t.boolean,
  exceptions: optional(t.readonlyArray(exceptionWire)),
  variants: optional(t.readonlyArray(variantWire)),
  basis: optional(t.type({ event: filled })),
});

const alternativeWire = t.type({
  id: filled,
  topic: topicWire,
  question: tableText,
  choices: t.readonlyArray(t.type({ id: filled, label: tableText, rules: t.readonlyArray(filled) })),
});

const tableWire = t.type({
  checkedOn: calendarDay,
  officialPages: t.type({
    gst: wireText,
    tds: wireText,
    'income-tax': wireText,
    company: wireText,
    llp: wireText,
    payroll: wireText,
  }),
  rules: t.readonlyArray(t.unknown),
  alternatives: t.union([t.readonlyArray(t.unknown), t.undefined]),
});

const toService = (wire: t.TypeOf<typeof serviceWire>): BringingService => {
  if (typeof wire === 'string') return { name: wire, after: 'bought' };
  return 'id' in wire
    ? { id: subServiceId(wire.id), after: wire.after }
    : { name: wire.name, after: wire.after };
};

const toRule = (wire: t.TypeOf<typeof ruleWire>): StatutoryRule => ({
  id: wire.id,
  topic: wire.topic,
  form: wire.form,
  title: wire.title,
  who: wire.who,
  every: wire.every,
  due: toDue(wire.due),
  exceptions: (wire.exceptions ?? []).map(({ period, due, why = '' }) => ({ period, due: toDue(due), why })),
  variants: (wire.variants ?? []).map(({ states, due }) => ({ states: states.map(Number), due: toDue(due) })),
  assumedEvent: wire.basis?.event ?? '',
  from: wire.from,
  until: wire.until ?? undefined,
  services: wire.services.map(toService),
  confidence: wire.confidence,
  isUsual: wire.usual,
});

const areStates = (tins: readonly number[]): boolean =>
  tins.length > 0 && new Set(tins).size === tins.length && tins.every((tin) => isSome(stateByTin(tin)));

const isSound = ({ every, exceptions, variants }: StatutoryRule): boolean =>
  exceptions.every(({ period }) => isPeriodName(every, period)) &&
  variants.every(({ states }) => areStates(states));

/** The rule, unless it cannot be read or names a period that is none of its own or a state that does not exist. */
const readRule = (item: unknown): StatutoryRule | undefined => {
  const decoded = ruleWire.decode(item);
  if (isLeft(decoded)) return undefined;
  const rule = toRule(decoded.right);
  return isSound(rule) ? rule : undefined;
};

const nameOf = (item: unknown): string =>
  isRecord(item) && typeof item['id'] === 'string' ? `'${item['id']}'` : 'without an id';

/** The readable rules; one that cannot be read, or repeats an id, costs only itself and is logged (DUE-05). */
const readRules = (items: readonly unknown[], log: Log): readonly StatutoryRule[] => {
  const rules = new Map<string, StatutoryRule>();
  for (const item of items) {
    const rule = readRule(item);
    if (rule !== undefined && !rules.has(rule.id)) rules.set(rule.id, rule);
    else log.failure(`Left out the deadline rule ${nameOf(item)}, which could not be read.`);
  }
  return [...rules.values()];
};

/** Whether its choices can be told apart. */
const isDecidable = ({ choices }: Alternative): boolean =>
  choices.length > 1 && new Set(choices.map(({ id }) => id)).size === choices.length;

/** The readable alternatives, as the rules are read. */
const readAlternatives = (items: readonly unknown[], log: Log): readonly Alternative[] => {
  const alternatives = new Map<string, Alternative>();
  for (const item of items) {
    const decoded = alternativeWire.decode(item);
    if (isRight(decoded) && isDecidable(decoded.right) && !alternatives.has(decoded.right.id))
      alternatives.set(decoded.right.id, decoded.right);
    else log.failure(`Left out the deadline alternative ${nameOf(item)}, which could not be read.`);
  }
  return [...alternatives.values()];
};

/** The table of /deadlines.json; `Malformed` if it has another shape or no rule that can be read (DUE-05). */
export const readDeadlineTable =
  (log: Log) =>
  (body: unknown): Either<GatewayError, DeadlineTable> => {
    const decoded = tableWire.decode(body);
    if (isLeft(decoded)) return left(gatewayError('Malformed'));
    const { checkedOn, officialPages, rules: items } = decoded.right;
    const rules = readRules(items, log);
    if (rules.length === 0) return left(gatewayError('Malformed'));
    const alternatives = readAlternatives(decoded.right.alternatives ?? [], log);
    return right({ checkedOn, officialPages, rules, alternatives });
  };
