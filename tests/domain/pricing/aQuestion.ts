import { subServiceId } from '../../../src/domain/catalogue/service';
import type { Answer, Answers, Question } from '../../../src/domain/pricing/question';
import type { Given } from '../given';

export const aQuestion = ({ serviceId = '16', ...given }: Given<Question> = {}): Question => ({
  id: '1',
  question: 'Are you registered?',
  type: 'options',
  serviceId: subServiceId(serviceId),
  enabled: true,
  sortingId: 1,
  options: ['Yes', 'No'],
  hint: '',
  showIf: [],
  fields: {},
  ...given,
});

export const answersOf = (given: Readonly<Record<string, Answer>>): Answers => new Map(Object.entries(given));
