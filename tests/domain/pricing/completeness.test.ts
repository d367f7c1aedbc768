import fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkAnswers, progress } from '../../../src/domain/pricing/completeness';
import { visibleQuestions } from '../../../src/domain/pricing/visibility';
import { aQuestion, answersOf } from './aQuestion';
import { anyAnswers, anyQuestions } from './arbitraries';

const registered = aQuestion({ id: '1' });
const kinds = aQuestion({ id: '2', type: 'multiselect', options: ['A', 'B'], sortingId: 2 });
const dependent = aQuestion({ id: '3', type: 'input', sortingId: 3, showIf: [{ id: '1', answer: 'Yes' }] });
const questions = [registered, kinds, dependent];
const check = (given: Parameters<typeof answersOf>[0]) => checkAnswers(questions, answersOf(given));
const missing = (count: number) => left({ kind: 'AnswersMissing', count });

describe('all visible questions must be answered', () => {
  it('counts the visible gaps: none, blank text and an empty multiselect [QUES-13]', () => {
    expect(check({})).toEqual(missing(2));
    expect(check({ 1: '', 2: [] })).toEqual(missing(2));
    expect(check({ 1: 'No', 2: [] })).toEqual(missing(1));
    expect(check({ 1: 'Yes', 2: ['A'], 3: '  ' })).toEqual(missing(1));
  });

  it('takes the answers once each visible question has one, with its text [QUES-13]', () => {
    expect(check({ 1: 'Yes', 2: ['B', 'A'], 3: ' x ' })).toEqual(
      right([
        { question: registered, answer: 'Yes', text: 'Yes' },
        { question: kinds, answer: ['A', 'B'], text: 'A,B' },
        { question: dependent, answer: ' x ', text: 'x' },
      ]),
    );
  });

  it('neither requires nor sends a hidden question [QUES-12]', () => {
    const answered = check({ 1: 'No', 2: ['A'], 3: 'left over' });
    expect(isRight(answered) && answered.right.map(({ question }) => question.id)).toEqual(['1', '2']);
  });

  it('has nothing to answer without questions', () => {
    expect(checkAnswers([], answersOf({ 1: 'x' }))).toEqual(right([]));
    expect(progress([], answersOf({}))).toEqual({ answered: 0, total: 0 });
  });

  it('sends exactly the visible questions in their order, or counts what is missing [QUES-12] [QUES-13]', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (some, answers) => {
        const visible = visibleQuestions(some, answers);
        const checked = checkAnswers(some, answers);
        const { answered, total } = progress(some, answers);
        expect(isRight(checked)).toBe(answered === total);
        expect(isRight(checked) ? checked.right.map(({ question }) => question) : visible).toEqual(visible);
        expect(isRight(checked) ? 0 : checked.left.count).toBe(total - answered);
      }),
    );
  });
});

describe('the progress of the questions', () => {
  it('counts the answered among the visible ones', () => {
    expect(progress(questions, answersOf({ 1: 'No' }))).toEqual({ answered: 1, total: 2 });
    expect(progress(questions, answersOf({ 1: 'Yes' }))).toEqual({ answered: 1, total: 3 });
    expect(progress(questions, answersOf({ 3: 'x' }))).toEqual({ answered: 0, total: 2 });
  });

  it('never passes its total', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (some, answers) => {
        const { answered, total } = progress(some, answers);
        expect(answered >= 0 && answered <= total && total <= some.length).toBe(true);
      }),
    );
  });
});
