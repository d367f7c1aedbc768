import { isLeft } from 'fp-ts/Either';
import { getOrElse } from 'fp-ts/Option';
import * as t from 'io-ts';
import { subServiceId } from '../../domain/catalogue/service';
import type { Question } from '../../domain/pricing/question';
import { questionTypeFromText } from '../../domain/pricing/questionType';
import { asReceived } from '../../domain/received/asReceived';
import { isRecord, type WireRecord } from '../wire/unwrap';
import { textIn, wireId, wireListOf, wireNumber, wireText } from '../wire/wireCodecs';

interface OptionWire {
  readonly value: string;
  readonly label: string;
}

/** A text, or a value with the label of the language that was asked for. */
const optionOf = (option: unknown): OptionWire => {
  const [value, label] = isRecord(option) ? [option['value'], option['label']] : [option, ''];
  return { value: textIn(value), label: textIn(label) };
};

const conditionWire = t.type({ id: wireId, answer: wireText });

const fieldsWire = t.type({
  id: wireId,
  question: wireText,
  question_type: wireText,
  service_id: wireText,
  sorting_id: wireNumber,
  options: wireListOf(t.unknown),
  hint: wireText,
  show_if: wireListOf(conditionWire),
  enabled: t.unknown,
});

interface QuestionWire {
  readonly fields: t.TypeOf<typeof fieldsWire>;
  /** The question as received, to be sent back with its answer (QUES-15). */
  readonly source: WireRecord;
}

export const questionWire: t.Decoder<unknown, QuestionWire> = {
  name: 'Question',
  decode: (value) => questionWire.validate(value, []),
  validate: (value, context) => {
    if (!isRecord(value)) return t.failure(value, context);
    const fields = fieldsWire.validate(value, context);
    return isLeft(fields) ? fields : t.success({ fields: fields.right, source: value });
  },
};

// False, 0, 'false' and '0' mean not enabled; a question without the field is asked.
const NOT_ENABLED: ReadonlySet<unknown> = new Set([false, 0, 'false', '0']);
const isEnabled = (value: unknown): boolean => !NOT_ENABLED.has(value);

export const toQuestion = ({ fields, source }: QuestionWire): Question => {
  const options = fields.options.map(optionOf).filter(({ value }) => value !== '');
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
