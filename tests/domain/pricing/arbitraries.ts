import fc from 'fast-check';
import type { Answers, Question } from '../../../src/domain/pricing/question';
import { aQuestion } from './aQuestion';

const anyId = fc.nat(7).map(String);
const anyText = fc.constantFrom('Yes', 'No', ' Yes ', 'A,B', 'A', '0', '');
const anyCondition = fc.record({ id: anyId, answer: anyText });

/** Questions of distinct ids whose conditions may chain, cycle or name questions that do not exist. */
export const anyQuestions: fc.Arbitrary<readonly Question[]> = fc.uniqueArray(
  fc
    .record({
      id: anyId,
      type: fc.constantFrom('options', 'multiselect', 'number', 'input', 'date'),
      enabled: fc.boolean(),
      sortingId: fc.nat(3),
      showIf: fc.array(anyCondition, { maxLength: 2 }),
    })
    .map((given) =>
      aQuestion({ ...given, options: given.type === 'multiselect' ? ['A', 'B'] : ['Yes', 'No'] }),
    ),
  { selector: (question) => question.id, maxLength: 8 },
);

const anyAnswer = fc.oneof(anyText, fc.subarray(['A', 'B']), fc.constant(['B', 'A']));

export const anyAnswers: fc.Arbitrary<Answers> = fc
  .array(fc.tuple(anyId, anyAnswer), { maxLength: 8 })
  .map((entries) => new Map(entries));
