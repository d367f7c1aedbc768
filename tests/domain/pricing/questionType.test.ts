import { describe, expect, it } from 'vitest';
import { questionTypeFromText } from '../../../src/domain/pricing/questionType';

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
