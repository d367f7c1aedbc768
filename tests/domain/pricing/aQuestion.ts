import type { Answer, Answers, Question } from '../../../src/domain/pricing/question';

export const aQuestion = (given: Partial<Question> = {}): Question => ({
  id: '1',
  question: 'Are you registered?',
  type: 'options',
  serviceId: '16',
  enabled: true,
  sortingId: 1,
  options: ['Yes', 'No'],
  hint: '',
  showIf: [],
  fields: {},
  ...given,
});

export const answersOf = (given: Readonly<Record<string, Answer>>): Answers => new Map(Object.entries(given));
