import { describe, expect, it } from 'vitest';
import { hasChoices, questionTypeFromText } from '../../../src/domain/pricing/questionType';

describe('question_type', () => {
  it.each([
    ['options', 'options'],
    ['multiselect', 'multiselect'],
    ['number', 'number'],
    ['input', 'input'],
    ['date', 'date'],
    [' Options ', 'options'],
    ['DATE', 'date'],
    ['slider', 'input'],
    ['', 'input'],
  ])('written %j is %s', (text, type) => {
    expect(questionTypeFromText(text)).toBe(type);
  });
});

describe('a question', () => {
  it.each([
    ['options', true],
    ['multiselect', true],
    ['number', false],
    ['input', false],
    ['date', false],
  ] as const)('of the type %s is answered by its options alone: %s [QUES-04]', (type, isBound) => {
    expect(hasChoices(type)).toBe(isBound);
  });
});
