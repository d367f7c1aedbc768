import { Refusal } from '../http/refusal';
import { isRecord } from '../http/shape';

const MOST_QUESTIONS = 100;
const LONGEST_ANSWER = 5000;
/** Limit for all questions with their answers, as JSON text. */
const LONGEST_LIST = 65_536;

type Sent = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): boolean =>
  value === undefined || value === null || ['string', 'number', 'boolean'].includes(typeof value);

const isAnswer = (value: unknown): boolean =>
  isPlain(value) || (Array.isArray(value) && value.every(isPlain));

const isQuestion = (item: unknown): item is Sent =>
  isRecord(item) && isPlain(item['id']) && isPlain(item['question']) && isAnswer(item['answer']);

const noList = (): Refusal => new Refusal(422, 'The questions must be a list, each with its answer.');

const refuseLong = (list: readonly Sent[]): void => {
  const isLong = ({ answer }: Sent): boolean => typeof answer === 'string' && answer.length > LONGEST_ANSWER;
  if (list.some(isLong)) throw new Refusal(422, `An answer may have at most ${LONGEST_ANSWER} characters.`);
  if (JSON.stringify(list).length > LONGEST_LIST)
    throw new Refusal(422, 'The answers are too long together. Please shorten them.');
};

/**
 * The questions with their answers, unchanged; none when the field is absent. Refuses with 422 anything but a
 * list, more than a hundred entries, and answers that are too long to be stored.
 */
export const questionsIn = (value: unknown): readonly Sent[] => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every(isQuestion)) throw noList();
  if (value.length > MOST_QUESTIONS)
    throw new Refusal(422, `At most ${MOST_QUESTIONS} questions can be answered at once.`);
  refuseLong(value);
  return value;
};

/** What a question has in the catalogue, and its answer. */
const FIELDS = new Set(
  'id question question_type service_id enabled sorting_id options hint show_if answer'.split(' '),
);

const isGiven = (answer: unknown): boolean => typeof answer === 'string' || typeof answer === 'number';

/** As the request or the cart keeps them: each with its question and its answer, and no field of another kind. */
export const answeredIn = (value: unknown): readonly Sent[] => {
  const list = questionsIn(value);
  const isAnswered = ({ question, answer }: Sent): boolean =>
    typeof question === 'string' && (Array.isArray(answer) ? answer.every(isGiven) : isGiven(answer));
  if (!list.every(isAnswered)) throw noList();
  return list.map((sent) => Object.fromEntries(Object.entries(sent).filter(([name]) => FIELDS.has(name))));
};
