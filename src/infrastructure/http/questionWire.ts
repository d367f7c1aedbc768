import { isLeft } from 'fp-ts/Either';
import { getOrElse } from 'fp-ts/Option';
import * as t from 'io-ts';
import { subServiceId } from '../../domain/catalogue/service';
import type { Question } from '../../domain/pricing/question';
import { questionTypeFromText } from '../../domain/pricing/questionType';
import { asReceived } from '../../domain/received/asReceived';
import { isRecord, type WireRecord } from '../wire/unwrap';
import { wireId, wireListOf, wireNumber, wireText } from '../wire/wireCodecs';

const conditionWire = t.type({ id: wireId, answer: wireText });

const fieldsWire = t.type({
  id: wireId,
  question: wireText,
  question_type: wireText,
  service_id: wireText,
  sorting_id: wireNumber,
  options: wireListOf(wireText),
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

export const toQuestion = ({ fields, source }: QuestionWire): Question => ({
  id: fields.id,
  question: fields.question,
  type: questionTypeFromText(fields.question_type),
  serviceId: subServiceId(fields.service_id),
  enabled: isEnabled(fields.enabled),
  sortingId: getOrElse(() => 0)(fields.sorting_id),
  options: fields.options.filter((option) => option !== ''),
  hint: fields.hint,
  showIf: fields.show_if,
  asReceived: asReceived(source),
});
