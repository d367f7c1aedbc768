import { aQuestion } from '../../domain/pricing/aQuestion';
import { aService, aSubService } from '../../domain/catalogue/aService';
import { paise } from '../../../src/domain/money/money';
import type { Service } from '../../../src/domain/catalogue/service';
import type { Question } from '../../../src/domain/pricing/question';

/** A small catalogue with a sub-service of every pricing model. */
export const SERVICES: readonly Service[] = [
  aService({
    id: '4',
    name: 'GST',
    subServices: [
      aSubService({ id: '31', name: 'GST Return Filing', basePrice: paise(149_900) }),
      aSubService({ id: '32', name: 'GST Annual Return', basePrice: paise(249_900) }),
      aSubService({
        id: '16',
        name: 'GST Registration',
        pricingModel: 'questions',
        pricingModelText: 'questions',
      }),
    ],
  }),
  aService({
    id: '5',
    name: 'Legal',
    subServices: [
      aSubService({ id: '54', name: 'Trademark', pricingModel: 'quotation', pricingModelText: 'quotation' }),
    ],
  }),
];

/** What an answered sub-service costs. */
export const QUOTED = paise(150_000);

/** A flow in which one answer makes another question visible. */
export const QUESTIONS: readonly Question[] = [
  aQuestion({ id: '1', question: 'Do you export?', options: ['Yes', 'No'], sortingId: 1 }),
  aQuestion({
    id: '2',
    question: 'How many invoices a month?',
    type: 'number',
    options: [],
    showIf: [{ id: '1', answer: 'Yes' }],
    sortingId: 2,
  }),
  aQuestion({
    id: '3',
    question: 'Where do you sell?',
    type: 'multiselect',
    options: ['Here', 'There'],
    sortingId: 3,
  }),
];
