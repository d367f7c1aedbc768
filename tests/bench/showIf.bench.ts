import { describe, expect, it } from 'vitest';
import type { Question } from '../../src/domain/pricing/question';
import { visibleQuestions } from '../../src/domain/pricing/visibility';
import { aQuestion } from '../domain/pricing/aQuestion';
import { slowness } from './slowness';

/** Each question depends on the one before it, so that changing the first answer decides about all. */
const chain = (size: number): readonly Question[] =>
  Array.from({ length: size }, (_, place) =>
    aQuestion({
      id: String(place),
      sortingId: place,
      showIf: place === 0 ? [] : [{ id: String(place - 1), answer: 'Yes' }],
    }),
  );

const prepare = (size: number): (() => void) => {
  const questions = chain(size);
  const answers = new Map(questions.map(({ id }) => [id, 'Yes']));
  expect(visibleQuestions(questions, answers)).toHaveLength(size);
  return () => void visibleQuestions(questions, answers);
};

describe('show_if over chained questions', () => {
  it('evaluates 1,000 questions', async ({ bench }) => {
    expect(await slowness({ bench, size: 1000, prepare })).toEqual([]);
  });
});
