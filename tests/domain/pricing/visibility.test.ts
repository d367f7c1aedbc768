import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerText, isAnswered } from '../../../src/domain/pricing/answers';
import type { Answer, Question } from '../../../src/domain/pricing/question';
import { visibleQuestions } from '../../../src/domain/pricing/visibility';
import { aQuestion, answersOf } from './aQuestion';
import { anyAnswers, anyQuestions } from './arbitraries';

const idsShown = (questions: readonly Question[], answers: Readonly<Record<string, Answer>> = {}) =>
  visibleQuestions(questions, answersOf(answers)).map(({ id }) => id);

const asked = (id: string, ...showIf: readonly (readonly [string, string])[]) =>
  aQuestion({ id, sortingId: Number(id), showIf: showIf.map(([on, answer]) => ({ id: on, answer })) });

describe('the questions asked', () => {
  it('are the enabled ones [QUES-02]', () => {
    expect(idsShown([aQuestion({ id: '1' }), aQuestion({ id: '2', enabled: false })])).toEqual(['1']);
  });

  it('come by sorting_id, equals in the order of the response [QUES-03]', () => {
    const questions = [
      ['3', 30],
      ['1', 10],
      ['4', 10],
      ['2', 20],
    ] as const;
    expect(idsShown(questions.map(([id, sortingId]) => aQuestion({ id, sortingId })))).toEqual([
      '1',
      '4',
      '2',
      '3',
    ]);
  });

  it('keep the order of the response among equals even when one is shown by another [QUES-03]', () => {
    const questions = [asked('1'), asked('2', ['3', 'Yes']), asked('3')].map((one) => ({
      ...one,
      sortingId: 7,
    }));
    expect(idsShown(questions, { 3: 'Yes' })).toEqual(['1', '2', '3']);
  });

  it('come by sorting_id whatever their order in the response [QUES-03]', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (questions, answers) => {
        const order = visibleQuestions(questions, answers).map(({ sortingId }) => sortingId);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });

  it('include those without show_if from the start [QUES-08]', () => {
    expect(idsShown([asked('1'), asked('2', ['1', 'Yes']), asked('3')])).toEqual(['1', '3']);
  });

  it('always include every enabled one without show_if and no disabled one [QUES-08] [QUES-02]', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (questions, answers) => {
        const visible = visibleQuestions(questions, answers);
        const unconditional = questions.filter(({ enabled, showIf }) => enabled && showIf.length === 0);
        expect(unconditional.every((question) => visible.includes(question))).toBe(true);
        expect(visible.every(({ enabled }) => enabled)).toBe(true);
        expect(new Set(visible).size).toBe(visible.length);
      }),
    );
  });
});

describe('show_if', () => {
  const either = [asked('1'), asked('2'), asked('3', ['1', 'Yes'], ['2', 'No'])];

  it('shows a question when some condition matches the answer [QUES-09]', () => {
    expect(idsShown(either)).toEqual(['1', '2']);
    expect(idsShown(either, { 1: 'Yes' })).toEqual(['1', '2', '3']);
    expect(idsShown(either, { 2: 'No' })).toEqual(['1', '2', '3']);
    expect(idsShown(either, { 1: 'Yes', 2: 'No' })).toEqual(['1', '2', '3']);
    expect(idsShown(either, { 1: 'No', 2: 'Yes' })).toEqual(['1', '2']);
  });

  it('compares texts exactly after trimming [QUES-09]', () => {
    const onText = [aQuestion({ id: '1', type: 'input' }), asked('2', ['1', ' b '])];
    expect(idsShown(onText, { 1: ' b' })).toEqual(['1', '2']);
    expect(idsShown(onText, { 1: 'B' })).toEqual(['1']);
    expect(idsShown(onText, { 1: 'b b' })).toEqual(['1']);
  });

  it('needs an answer that counts: a blank condition shows nothing [QUES-09]', () => {
    const onBlank = [aQuestion({ id: '1', type: 'input' }), asked('2', ['1', ''])];
    expect(idsShown(onBlank)).toEqual(['1']);
    expect(idsShown(onBlank, { 1: ' ' })).toEqual(['1']);
    const onMinus = [aQuestion({ id: '1', type: 'number' }), asked('2', ['1', '-1'])];
    expect(idsShown(onMinus, { 1: '-1' })).toEqual(['1']);
  });

  it('compares a multiselect answer joined with commas [QUES-10]', () => {
    const questions = [
      aQuestion({ id: '1', type: 'multiselect', options: ['A', 'B', 'C'] }),
      asked('2', ['1', 'A,B']),
    ];
    expect(idsShown(questions, { 1: ['A', 'B'] })).toEqual(['1', '2']);
    expect(idsShown(questions, { 1: ['B', 'A'] })).toEqual(['1', '2']);
    expect(idsShown(questions, { 1: ['A'] })).toEqual(['1']);
    expect(idsShown(questions, { 1: ['A', 'B', 'C'] })).toEqual(['1']);
  });

  it('hides what follows a hidden question, whose answer no longer counts [QUES-12]', () => {
    const chain = [asked('1'), asked('2', ['1', 'Yes']), asked('3', ['2', 'Yes'])];
    expect(idsShown(chain, { 1: 'Yes', 2: 'Yes' })).toEqual(['1', '2', '3']);
    expect(idsShown(chain, { 1: 'No', 2: 'Yes' })).toEqual(['1']);
    expect(idsShown(chain, { 2: 'Yes', 3: 'Yes' })).toEqual(['1']);
  });

  it('may wait for a later question, or for one that is disabled or missing, which never answers [QUES-09]', () => {
    expect(idsShown([asked('1', ['2', 'Yes']), asked('2')], { 2: 'Yes' })).toEqual(['1', '2']);
    const disabled = [aQuestion({ id: '1', enabled: false }), asked('2', ['1', 'Yes'])];
    expect(idsShown(disabled, { 1: 'Yes' })).toEqual([]);
    expect(idsShown([asked('2', ['9', 'Yes'])], { 9: 'Yes' })).toEqual([]);
  });

  it('keeps cycles hidden, unless another condition shows them [QUES-12]', () => {
    const cycle = [asked('1', ['2', 'Yes']), asked('2', ['1', 'Yes'])];
    expect(idsShown(cycle, { 1: 'Yes', 2: 'Yes' })).toEqual([]);
    expect(idsShown([asked('1', ['1', 'Yes'])], { 1: 'Yes' })).toEqual([]);
    const opened = [asked('1', ['2', 'Yes'], ['3', 'Yes']), asked('2', ['1', 'Yes']), asked('3')];
    expect(idsShown(opened, { 1: 'Yes', 2: 'Yes', 3: 'Yes' })).toEqual(['1', '2', '3']);
  });

  it('is closed: a question is visible exactly when some condition is met by a visible one [QUES-09] [QUES-12]', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (questions, answers) => {
        const visible = visibleQuestions(questions, answers);
        const meets = ({ id, answer }: { readonly id: string; readonly answer: string }): boolean =>
          visible.some((question) => {
            const given = answers.get(id);
            return (
              question.id === id &&
              isAnswered(question, given) &&
              answerText(question, given) === answer.trim()
            );
          });
        for (const question of questions.filter(({ enabled, showIf }) => enabled && showIf.length > 0)) {
          const isCyclic = !visible.includes(question) && question.showIf.some(meets);
          expect(isCyclic).toBe(false);
          expect(visible.includes(question) && !question.showIf.some(meets)).toBe(false);
        }
      }),
    );
  });

  it('gives the same again when the answers of hidden questions are dropped [QUES-12]', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (questions, answers) => {
        const visible = visibleQuestions(questions, answers);
        const shown = new Set(visible.map(({ id }) => id));
        const kept = new Map([...answers].filter(([id]) => shown.has(id)));
        expect(visibleQuestions(questions, kept)).toEqual(visible);
        expect(visibleQuestions(visible, kept)).toEqual(visible);
      }),
    );
  });

  it('does not depend on the order in which questions arrive [QUES-03] [QUES-09]', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (questions, answers) => {
        const one = visibleQuestions(questions, answers).map(({ id }) => id);
        const other = visibleQuestions(questions.toReversed(), answers).map(({ id }) => id);
        expect(new Set(other)).toEqual(new Set(one));
      }),
    );
  });
});

describe('several questions that wait for the same one', () => {
  it('all appear with it', () => {
    const questions = [
      aQuestion({ id: '1' }),
      asked('2', ['1', 'Yes']),
      asked('3', ['1', 'Yes']),
      asked('4', ['1', 'No']),
    ];
    expect(idsShown(questions, { '1': 'Yes' })).toEqual(['1', '2', '3']);
  });
});
