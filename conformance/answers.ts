import { asId, idOf, recordsIn } from './conversation.ts';
import { isNode, type Json, type Node, textOf } from './theDocument.ts';
import { parsedJson } from './validator.ts';

type Answer = string | readonly string[];

const insideText = (value: Json | undefined): Json | undefined =>
  typeof value === 'string' ? parsedJson(value) : value;

const choicesOf = ({ options }: Node): readonly string[] => {
  const list = insideText(options);
  return Array.isArray(list) ? list.filter((choice) => typeof choice === 'string') : [];
};

const FREE: Readonly<Record<string, string>> = { number: '1', date: '2026-04-01', input: 'Conformance' };

const answerTo = (question: Node): Answer => {
  const type = textOf(question['question_type']).toLowerCase();
  const [first = 'Conformance'] = choicesOf(question);
  if (type === 'multiselect') return [first];
  return FREE[type] ?? first;
};

const isAsked = ({ enabled, show_if: condition }: Node, given: ReadonlyMap<string, Answer>): boolean => {
  const conditions = recordsIn(insideText(condition));
  if (enabled === false) return false;
  return (
    conditions.length === 0 ||
    conditions.some(({ id, answer }) => [given.get(asId(id) ?? '') ?? []].flat().join(',') === answer)
  );
};

/** An answer to each question that is asked, with all fields as they came. */
export const answersTo = (questions: readonly Node[]): readonly Node[] => {
  const given = new Map<string, Answer>();
  return questions
    .toSorted((one, other) => Number(one['sorting_id']) - Number(other['sorting_id']))
    .filter(isNode)
    .flatMap((question) => {
      if (!isAsked(question, given)) return [];
      const answer = answerTo(question);
      given.set(idOf(question) ?? '', answer);
      return [{ ...question, answer }];
    });
};
