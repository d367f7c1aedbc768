import { englishQuestion } from '../hindi/words';
import { isRecord, ownJson } from '../http/shape';
import { Refusal } from '../http/refusal';

export type Question = {
  readonly id: number;
  readonly question: string;
  readonly question_type: string;
  readonly enabled: boolean;
  readonly options: string | null;
  readonly show_if: string | null;
};

/**
 * Answers by question id; the choices of a multiselect are joined with commas in the order of the options
 * (QUES-10).
 */
export type Answers = ReadonlyMap<number, string>;

type Condition = { readonly id: number; readonly answer: string };

const optionsOf = (question: Question): readonly string[] =>
  ownJson<string[] | null>(question.options ?? '[]') ?? [];
const conditionsOf = (question: Question): readonly Condition[] =>
  ownJson<Condition[] | null>(question.show_if ?? '[]') ?? [];

/** The chosen options of a joined answer. */
export const choicesIn = (answer: string): readonly string[] =>
  answer.split(',').map((choice) => choice.trim());

const joined = (question: Question, value: unknown): string => {
  const given = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? choicesIn(value) : [];
  return optionsOf(question)
    .filter((option) => given.includes(option))
    .join(',');
};

const oneAnswer = (question: Question, value: unknown): string => {
  if (question.question_type === 'multiselect') return joined(question, value);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

/** The answers in a request's list of questions, matched by id or, failing that, by text. */
const answersIn = (questions: readonly Question[], list: unknown): Answers => {
  const answers = new Map<number, string>();
  for (const item of Array.isArray(list) ? list : []) {
    if (!isRecord(item)) continue;
    const question = questions.find(
      ({ id, question: text }) =>
        id === Number(item['id']) || text === englishQuestion(String(item['question'])),
    );
    if (question !== undefined) answers.set(question.id, oneAnswer(question, item['answer']));
  }
  return answers;
};

/**
 * The questions to be answered: enabled ones without a condition, or with one that the answer to a visible
 * question meets.
 */
const visibleQuestions = (questions: readonly Question[], answers: Answers): readonly Question[] => {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const isVisible = (question: Question, above: readonly number[]): boolean => {
    if (!question.enabled || above.includes(question.id)) return false;
    const conditions = conditionsOf(question);
    if (conditions.length === 0) return true;
    return conditions.some((condition) => {
      const asked = byId.get(condition.id);
      const met = asked !== undefined && answers.get(asked.id) === condition.answer.trim();
      return met && isVisible(asked, [...above, question.id]);
    });
  };
  return questions.filter((question) => isVisible(question, []));
};

const refuseUnfit = (question: Question, answer: string): void => {
  if (answer === '') throw new Refusal(422, `Please answer: ${question.question}`);
  if (question.question_type === 'number' && !/^\d{1,9}$/.test(answer)) {
    throw new Refusal(422, `Please give a whole number: ${question.question}`);
  }
  if (question.question_type === 'options' && !optionsOf(question).includes(answer)) {
    throw new Refusal(422, `Please choose one of the options: ${question.question}`);
  }
};

/**
 * The answers to the visible questions, all of them valid. Refuses with 422 and names the first invalid one.
 */
export const completeAnswers = (questions: readonly Question[], list: unknown): Answers => {
  const given = answersIn(questions, list);
  const complete = new Map<number, string>();
  for (const question of visibleQuestions(questions, given)) {
    const answer = given.get(question.id) ?? '';
    refuseUnfit(question, answer);
    complete.set(question.id, answer);
  }
  return complete;
};
