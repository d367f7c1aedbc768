import { asReceived } from '../../../src/domain/received/asReceived';
import { none } from 'fp-ts/Option';
import type { SubmittedQuestion } from '../../../src/domain/cart/submittedService';
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
  labels: new Map(),
  hint: '',
  showIf: [],
  asReceived: asReceived({}),
  ...given,
});

export const answersOf = (given: Readonly<Record<string, Answer>>): Answers => new Map(Object.entries(given));

/** The portal's own question with an answer, as a submission carries it. */
export const aSubmittedQuestion = (given: Partial<SubmittedQuestion> = {}): SubmittedQuestion => ({
  id: '',
  question: 'Purpose of payment',
  answer: 'Stamp duty',
  asReceived: none,
  ...given,
});
