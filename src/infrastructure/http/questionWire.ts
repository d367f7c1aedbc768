import { isLeft } from 'fp-ts/Either';
import { fromEither, getOrElse, isNone, none, type Option, some } from 'fp-ts/Option';
import * as t from 'io-ts';
import { subServiceId } from '../../domain/catalogue/service';
import type { Question, ShowIf } from '../../domain/pricing/question';
import { hasChoices, questionTypeFromText } from '../../domain/pricing/questionType';
import { asReceived } from '../../domain/received/asReceived';
import { comparedOf, isRecord, itemsOf, type WireRecord } from '../wire/unwrap';
import {
  fromJsonText,
  lenient,
  listFrom,
  fieldText,
  wireId,
  wireListOf,
  wireNumber,
  wireText,
} from '../wire/wireCodecs';

interface OptionWire {
  readonly value: string;
  readonly label: string;
}

const partsOf = (option: unknown): OptionWire => {
  if (!isRecord(option)) return { value: fieldText(option), label: '' };
  const [value, label] = [fieldText(option['value']), fieldText(option['label'])];
  return value === '' ? { value: label || fieldText(option['name']), label: '' } : { value, label };
};

/** A text, or a value with the label of the language that was asked for; a label or a name alone is the value (AMB-37). */
const optionWire = lenient<OptionWire>('Option', (option) => {
  const parts = partsOf(option);
  return parts.value === '' ? none : some(parts);
});

/** JSON that is broken, or a comma that may stand within an amount or in brackets: what the options are would be a guess. */
const IS_NO_PLAIN_LIST = /^\s*[[{]|\d,\d{2,3}(?!\d)|[([][^)\]]*,/;

/** The parts of a text that is no JSON; anything else as it is. */
const plainListOf = (value: unknown): unknown => {
  const json = fromJsonText(value);
  const text = json === undefined ? value : json;
  if (typeof text !== 'string' || IS_NO_PLAIN_LIST.test(text)) return value;
  return text.split(',').map((part) => part.trim());
};

const optionList = wireListOf(optionWire);

const optionsWire = lenient<readonly OptionWire[]>('Options', (value, context) =>
  fromEither(optionList.validate(plainListOf(value), context)),
);

const NOTHING: ReadonlySet<unknown> = new Set([undefined, null, false, 0, '', '0', 'false', 'null']);

/** What some backends send in the place of a condition that is not there. */
const isPlaceholder = (item: unknown): boolean =>
  NOTHING.has(item) || (isRecord(item) && Object.values(item).every((value) => NOTHING.has(value)));

const conditionWire = t.type({ id: wireId, answer: t.unknown });

/** A condition for each answer that is enough. */
const conditionsOf = (item: unknown): readonly ShowIf[] => {
  const wire = conditionWire.decode(item);
  if (isLeft(wire)) return [];
  const { id, answer } = wire.right;
  return (itemsOf(answer) ?? [answer]).map((one) => ({ id, answer: fieldText(one) }));
};

/** The conditions of a list, or one without its list; none if they cannot be read, which is not 'always' (AMB-37). */
const conditionsIn = (value: unknown): Option<readonly ShowIf[]> => {
  if (isPlaceholder(value)) return some([]);
  const json = fromJsonText(value);
  const list = listFrom(isRecord(json) && 'id' in json ? [json] : value);
  if (isNone(list)) return none;
  const sent = list.value.filter((item) => !isPlaceholder(item));
  const conditions = sent.flatMap(conditionsOf);
  return sent.length > 0 && conditions.length === 0 ? none : some(conditions);
};

const fieldsWire = t.type({
  id: wireId,
  question: wireText,
  question_type: wireText,
  service_id: wireText,
  sorting_id: wireNumber,
  options: optionsWire,
  hint: wireText,
  show_if: lenient('ShowIf', conditionsIn),
  enabled: t.unknown,
});

type QuestionFields = t.TypeOf<typeof fieldsWire>;

// A question without the field, or with null in it, is asked.
const NOT_ENABLED: ReadonlySet<unknown> = new Set([false, 0, 'false', '0', 'no', '']);
const isEnabled = (value: unknown): boolean => !NOT_ENABLED.has(comparedOf(value));

/** One that is asked without a choice could never be answered, and all of them must be (AMB-36, AMB-37). */
const canBeAnswered = ({ enabled, question_type: type, options }: QuestionFields): boolean =>
  !isEnabled(enabled) || !hasChoices(questionTypeFromText(type)) || options.length > 0;

interface QuestionWire {
  readonly fields: QuestionFields;
  /** The question as received, to be sent back with its answer (QUES-15). */
  readonly source: WireRecord;
}

export const questionWire: t.Decoder<unknown, QuestionWire> = {
  name: 'Question',
  decode: (value) => questionWire.validate(value, []),
  validate: (value, context) => {
    if (!isRecord(value)) return t.failure(value, context);
    const fields = fieldsWire.validate(value, context);
    if (isLeft(fields)) return fields;
    return canBeAnswered(fields.right)
      ? t.success({ fields: fields.right, source: value })
      : t.failure(value, context);
  },
};

export const toQuestion = ({ fields, source }: QuestionWire): Question => {
  const { options } = fields;
  return {
    id: fields.id,
    question: fields.question,
    type: questionTypeFromText(fields.question_type),
    serviceId: subServiceId(fields.service_id),
    enabled: isEnabled(fields.enabled),
    sortingId: getOrElse(() => 0)(fields.sorting_id),
    options: options.map(({ value }) => value),
    labels: new Map(options.flatMap(({ value, label }) => (label === '' ? [] : [[value, label] as const]))),
    hint: fields.hint,
    showIf: fields.show_if,
    asReceived: asReceived(source),
  };
};
