import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerText, countedText, isAnswered, orderedAnswer } from '../../../src/domain/pricing/answers';
import { aQuestion } from './aQuestion';

const several = aQuestion({ type: 'multiselect', options: ['A', 'B', ' C '] });
const one = aQuestion({ type: 'options', options: ['Yes', ' No '] });
const number = aQuestion({ type: 'number', options: [] });
const input = aQuestion({ type: 'input', options: [] });
const date = aQuestion({ type: 'date', options: [] });

describe('an answer as one text', () => {
  it('joins the ticked options with a comma in option order [QUES-10]', () => {
    expect(answerText(several, ['B', 'A'])).toBe('A,B');
    expect(answerText(several, [' C ', 'A'])).toBe('A,C');
    expect(answerText(several, ['A'])).toBe('A');
    expect(answerText(several, 'B')).toBe('B');
    expect(answerText(several, [])).toBe('');
  });

  it('leaves out what is not an option (any more)', () => {
    expect(answerText(several, ['X', 'B'])).toBe('B');
  });

  it('is the trimmed text of any other question, and nothing without an answer', () => {
    expect(answerText(input, ' a b ')).toBe('a b');
    expect(answerText(input, ['a ', ' b'])).toBe('a,b');
    expect(answerText(input, undefined)).toBe('');
  });

  it('is the same in whatever order the options were ticked [QUES-10]', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...several.options]), (ticked) => {
        expect(answerText(several, ticked)).toBe(answerText(several, ticked.toSorted()));
        expect(answerText(several, ticked).split(',').filter(Boolean)).toHaveLength(ticked.length);
      }),
    );
  });
});

describe('an answer as it is sent', () => {
  it('has ticked options in option order and is as given otherwise', () => {
    expect(orderedAnswer(several, ['B', 'A'])).toEqual(['A', 'B']);
    expect(orderedAnswer(several, 'A')).toEqual(['A']);
    expect(orderedAnswer(input, ' a ')).toBe(' a ');
  });
});

describe('an answered question', () => {
  it.each(['0', '12', '0.5', ' 7 ', '1200.75'])('of type number has %j, at least 0 [QUES-05]', (answer) => {
    expect(isAnswered(number, answer)).toBe(true);
  });

  it.each(['-1', '-0', '', ' ', 'a', '1a', 'a1', '1.', '.5', '1,000', '1 2', '1x5'])(
    'of type number does not have %j [QUES-05]',
    (answer) => {
      expect(isAnswered(number, answer)).toBe(false);
    },
  );

  it('takes every number from 0 on and none below [QUES-05]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1_000_000 }), (value) => {
        expect(isAnswered(number, String(value))).toBe(value >= 0);
        expect(isAnswered(number, (value / 100).toFixed(2))).toBe(value >= 0);
      }),
    );
  });

  it('of type options has one of its options [QUES-13]', () => {
    expect(isAnswered(one, 'Yes')).toBe(true);
    expect(isAnswered(one, 'No')).toBe(true);
    expect(isAnswered(one, 'Maybe')).toBe(false);
    expect(isAnswered(one, '')).toBe(false);
    expect(isAnswered(aQuestion({ options: ['', ' '] }), ' ')).toBe(false);
    expect(isAnswered(one, undefined)).toBe(false);
  });

  it('of type multiselect has at least one tick [QUES-13]', () => {
    expect(isAnswered(several, ['A'])).toBe(true);
    expect(isAnswered(several, [])).toBe(false);
    expect(isAnswered(several, ['X'])).toBe(false);
  });

  it('of type input or date is not blank [QUES-13]', () => {
    expect(isAnswered(input, 'x')).toBe(true);
    expect(isAnswered(date, '2026-11-20')).toBe(true);
    expect(isAnswered(input, '  ')).toBe(false);
    expect(isAnswered(date, '')).toBe(false);
    expect(isAnswered(date, undefined)).toBe(false);
  });

  it.each(['99/99/9999', '2026-02-30', '12026-11-20', '2026-11', 'tomorrow'])(
    'of type date is not answered with %j, a day that does not exist',
    (text) => {
      expect(isAnswered(date, text)).toBe(false);
      expect(isAnswered(input, text)).toBe(true);
    },
  );

  it('of type date is one on the 29th of February of a leap year', () => {
    expect(isAnswered(date, '2028-02-29')).toBe(true);
  });
});

describe('the text of an answer that counts', () => {
  it('is the trimmed text, and nothing where the answer does not count', () => {
    expect(countedText(number, ' 7 ')).toBe('7');
    expect(countedText(number, '-7')).toBe('');
    expect(countedText(one, 'No')).toBe('No');
    expect(countedText(one, 'Maybe')).toBe('');
    expect(countedText(several, ['B', 'A'])).toBe('A,B');
    expect(countedText(input, ' x ')).toBe('x');
    expect(countedText(input, undefined)).toBe('');
  });

  it('is there exactly when the question is answered [QUES-13]', () => {
    const question = fc.constantFrom(several, one, number, input, date);
    fc.assert(
      fc.property(question, fc.constantFrom('', ' ', 'Yes', '-1', '0', 'A'), (asked, answer) => {
        expect(isAnswered(asked, answer)).toBe(countedText(asked, answer) !== '');
      }),
    );
  });
});

describe('a multiselect that holds one text instead of a list', () => {
  it('counts as that one option ticked', () => {
    const question = aQuestion({ type: 'multiselect', options: ['A', 'B', 'AB'] });
    expect(orderedAnswer(question, 'AB')).toEqual(['AB']);
    expect(answerText(question, 'AB')).toBe('AB');
  });
});
