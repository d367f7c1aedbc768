/** A question that was asked before the price was requested, and what the customer answered. */
export interface AnsweredRequestQuestion {
  readonly question: string;
  readonly answer: string;
}
