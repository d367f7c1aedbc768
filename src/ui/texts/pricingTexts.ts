import { localized } from './language';

/** Texts of the question flow; quoted sentences match the specification letter for letter (LANG-04). */
export const pricingTexts = localized('pricing', {
  loading: 'Loading...',
  unexpected: 'An unexpected error occurred.',
  errorPrefix: 'Error: ',
  answersMissing: 'Please answer all the questions.',
  lead: 'The price depends on your answers. They stay here if you reload the page.',
  progress: (answered: number, total: number): string => `${answered} of ${total} answered`,
  proceed: 'Proceed',
  startAgain: 'Start again',
  startAgainQuestion: 'This clears all your answers.',
  startAgainYes: 'Clear answers',
  startAgainNo: 'Keep answers',
  answerAgain: 'Answer the questions again',
  summaryTitle: 'Your price',
  summaryWaiting: 'Answer the questions to get your price.',
  summaryReady: 'Proceed to see your price. You are not ordering yet.',
  confirmTitle: 'Your price',
  confirmLead: (gstPercent: number): string => `Calculated from your answers, before ${gstPercent}% GST.`,
  confirmQuote: 'An expert will send you a quotation in 1-2 working days.',
  terms: 'Terms & Conditions',
  confirm: 'Confirm',
  cancel: 'Change answers',
});
