import type { SubServiceId } from '../catalogue/service';
import type { AsReceived } from '../received/asReceived';

/** How a question is answered (QUES-04, QUES-05, QUES-06). */
export type QuestionType = 'options' | 'multiselect' | 'number' | 'input' | 'date';

/** A condition of show_if: the question with this id was answered with this text. */
export interface ShowIf {
  readonly id: string;
  readonly answer: string;
}

/** A question whose answer affects the price (QUES-01). */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly type: QuestionType;
  readonly serviceId: SubServiceId;
  readonly enabled: boolean;
  readonly sortingId: number;
  /** Values: what is compared and sent, whatever the language (LANG-04). */
  readonly options: readonly string[];
  /** How an option is written for the customer, where it differs from its value. */
  readonly labels: ReadonlyMap<string, string>;
  readonly hint: string;
  /** Empty means always shown; several conditions are alternatives (AMB-37). */
  readonly showIf: readonly ShowIf[];
  /** Sent back with its answer (QUES-15). */
  readonly asReceived: AsReceived;
}

/** A text, or the ticked options of a multiselect question. */
export type Answer = string | readonly string[];

/** The answers given so far, by question id. */
export type Answers = ReadonlyMap<string, Answer>;

/** A visible question with its answer; `text` is the answer as one text (multiselect joined with ','). */
export interface AnsweredQuestion {
  readonly question: Question;
  readonly answer: Answer;
  readonly text: string;
}
