import { describe, expect, it } from 'vitest';
import type { Question } from '../../src/domain/pricing/question';
import { visibleQuestions } from '../../src/domain/pricing/visibility';
import { aQuestion } from '../domain/pricing/aQuestion';
import { resultFile } from './resultFile';

/** Each question depends on the one before it, so that changing the first answer decides about all. */
const chain = (size: number): readonly Question[] =>
  Array.from({ length: size }, (_, place) =>
    aQuestion({
      id: String(place),
      sortingId: place,
      showIf: place === 0 ? [] : [{ id: String(place - 1), answer: 'Yes' }],
    }),
  );

describe('show_if over chained questions', () => {
  it.for([1000, 10_000])('evaluates %d questions', async (size, { bench }) => {
    const questions = chain(size);
    const answers = new Map(questions.map(({ id }) => [id, 'Yes']));
    expect(visibleQuestions(questions, answers)).toHaveLength(size);
    await bench(`${size} questions`, { writeResult: resultFile('showIf', size) }, () => {
      visibleQuestions(questions, answers);
    }).run();
  });
});
