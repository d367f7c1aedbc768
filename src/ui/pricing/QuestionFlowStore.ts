import { isLeft, isRight } from 'fp-ts/Either';
import { isSome, type Option, toUndefined } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import type { AnswerStorage } from '../../application/ports/AnswerStorage';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { AskedPrice, AskPrice } from '../../application/pricing/AskPrice';
import type { PricingGateway } from '../../application/ports/PricingGateway';
import { findSubService, refusesId } from '../../domain/catalogue/find';
import { type Service, type SubService, subServiceId } from '../../domain/catalogue/service';
import {
  type AnswersRefused,
  checkAnswers,
  type Progress,
  progress,
} from '../../domain/pricing/completeness';
import { redirectOfEmptyFlow } from '../../domain/pricing/emptyFlow';
import { submissionOfQuote } from '../../domain/pricing/priceAction';
import type { Answer, Answers, Question } from '../../domain/pricing/question';
import { visibleQuestions } from '../../domain/pricing/visibility';
import type { SubmissionState } from '../catalogue/SubmissionState';
import { Command } from '../state/Command';
import { Loadable } from '../state/Loadable';
import { Sentence } from '../state/Sentence';
import { texts } from '../texts/texts';

/**
 * Why there is no price: the rule's sentence, or 'Error: ' and the server's message (QUES-13, QUES-20, AMB-29). Empty
 * when the customer cancelled.
 */
const priceFailureText = (failure: AnswersRefused | GatewayError): string => {
  if (failure.kind === 'AnswersMissing') return texts().pricing.answersMissing;
  if (failure.kind === 'Cancelled') return '';
  return `${texts().pricing.errorPrefix}${failure.message === '' ? texts().pricing.unexpected : failure.message}`;
};

export interface QuestionFlowDependencies {
  readonly catalogue: CatalogueGateway;
  readonly pricing: PricingGateway;
  readonly askPrice: AskPrice;
  readonly answerStorage: AnswerStorage;
  readonly submission: SubmissionState;
}

/** A question flow: the answers, the visible questions, the price and its confirmation. */
export class QuestionFlowStore {
  id = subServiceId('');
  /** The calculated price with its answers; the confirm dialog is open while it is set. */
  asked: AskedPrice | undefined = undefined;
  readonly said = new Sentence();
  answers: Answers = new Map();
  /** How often they were cleared: the fields of an earlier round keep what was typed into them. */
  round = 0;
  readonly questions: Loadable<readonly Question[], GatewayError>;
  readonly services: Loadable<readonly Service[], GatewayError>;
  readonly pricing: Command<readonly []>;
  readonly confirming: Command<readonly []>;
  readonly submission: SubmissionState;

  constructor(private readonly deps: QuestionFlowDependencies) {
    this.questions = new Loadable((signal) => deps.pricing.questionsOf(this.id, signal)());
    this.services = new Loadable((signal) => deps.catalogue.services(signal)());
    this.pricing = new Command(({ signal }) => this.askPrice(signal));
    this.confirming = new Command(({ signal }) => this.confirm(signal));
    this.submission = deps.submission;
    makeAutoObservable<this, 'deps'>(
      this,
      {
        deps: false,
        said: false,
        answers: observableRef,
        questions: false,
        services: false,
        pricing: false,
        confirming: false,
        submission: false,
        asked: observableRef,
      },
      { autoBind: true },
    );
  }

  get problem(): string {
    return this.said.text;
  }

  get isIdRefused(): boolean {
    return refusesId(this.id);
  }

  get subService(): Option<SubService> {
    return findSubService(this.services.value ?? [], this.id);
  }

  get visible(): readonly Question[] {
    return visibleQuestions(this.questions.value ?? [], this.answers);
  }

  get progress(): Progress {
    return progress(this.questions.value ?? [], this.answers);
  }

  /** Whether every visible question is answered, so that Proceed appears (QUES-14). */
  get canProceed(): boolean {
    return isRight(checkAnswers(this.questions.value ?? [], this.answers)) && isSome(this.subService);
  }

  /** Whether these answers were submitted; to submit again the customer answers again. */
  get isDone(): boolean {
    return this.submission.submitted !== undefined;
  }

  /** Where to redirect when the flow has no questions; undefined while it has some or they are not loaded (AMB-06). */
  get redirectPath(): Option<string> | undefined {
    const [questions, services] = [this.questions.value, this.services.value];
    if (questions === undefined || services === undefined || questions.some((question) => question.enabled))
      return undefined;
    return redirectOfEmptyFlow(services, this.id);
  }

  open(id: string): void {
    this.id = subServiceId(id);
    this.asked = undefined;
    this.said.clear();
    this.submission.reset();
    this.questions.forget();
    this.answers = this.deps.answerStorage.answersOf(this.id);
    if (this.isIdRefused) return;
    void this.questions.load();
    void this.services.load();
  }

  /** Called when the customer leaves the page. */
  close(): void {
    this.submission.leave();
  }

  answer(question: Question, answer: Answer): void {
    this.answers = new Map(this.answers).set(question.id, answer);
    this.said.clear();
    this.deps.answerStorage.keep(this.id, this.answers);
  }

  startAgain(): void {
    this.answers = new Map();
    this.round += 1;
    this.said.clear();
    this.submission.reset();
    this.deps.answerStorage.forget(this.id);
  }

  /** Closes the dialog; nothing is submitted and the answers stay (QUES-17). */
  dismiss(): void {
    if (!this.confirming.isRunning) this.asked = undefined;
  }

  // Answers may change while the server calculates; drop a price that no longer matches them.
  private async askPrice(signal: AbortSignal): Promise<void> {
    this.said.clear();
    const { id, answers } = this;
    const questions = this.questions.value ?? [];
    const asked = await this.deps.askPrice.execute({ subServiceId: id, questions, answers }, signal);
    runInAction(() => {
      if (id !== this.id || answers !== this.answers) return;
      if (isLeft(asked)) this.said.say(() => priceFailureText(asked.left), asked.left);
      else this.asked = asked.right;
    });
  }

  private closePrice(asked: AskedPrice): void {
    if (this.asked === asked) this.asked = undefined;
  }

  private async confirm(signal: AbortSignal): Promise<void> {
    const { id, asked } = this;
    const subService = toUndefined(this.subService);
    if (asked === undefined || subService === undefined) return;
    const submission = submissionOfQuote(subService, asked.quote, asked.answered);
    await this.submission.send(submission, signal, (isSent) => {
      this.closePrice(asked);
      if (isSent) this.deps.answerStorage.forget(id);
    });
  }
}
