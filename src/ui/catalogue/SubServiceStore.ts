import { isLeft } from 'fp-ts/Either';
import { type Option, isSome, none, some } from 'fp-ts/Option';
import { makeAutoObservable } from 'mobx';
import type { KeptForms } from '../../application/forms/KeptForms';
import type { FaqGateway } from '../../application/ports/FaqGateway';
import type { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { SupportChat } from '../../application/ports/SupportChat';
import { findSubService, refusesId } from '../../domain/catalogue/find';
import { checkFreePayment, isFreePayment, type FreePaymentRefused } from '../../domain/catalogue/freePayment';
import { proceed, type Proceeding, type ProceedRefused } from '../../domain/catalogue/proceed';
import { type Faq, type Service, type SubService, subServiceId } from '../../domain/catalogue/service';
import type { TypedFields } from '../../domain/typed/typedFields';
import type { Paise } from '../../domain/money/money';
import { readTypedRupees } from '../../domain/money/readTypedRupees';
import { Command } from '../state/Command';
import { Loadable } from '../state/Loadable';
import { refusalText } from './subServiceErrorText';
import type { SubmissionState, Submitted } from './SubmissionState';
import { submissionFailureText } from './submissionTexts';

export type Go = (path: string) => void;

export interface SubServiceDependencies {
  readonly catalogue: CatalogueGateway;
  readonly faqs: FaqGateway;
  readonly chat: SupportChat;
  readonly submission: SubmissionState;
  readonly forms: KeptForms;
}

/** One sub-service, the outcome of Proceed and the result of a submission. */
export class SubServiceStore {
  id = subServiceId('');
  purpose = '';
  amount = '';
  about = '';
  refusal: FreePaymentRefused | ProceedRefused | undefined = undefined;
  readonly services: Loadable<readonly Service[], GatewayError>;
  readonly faqs: Loadable<readonly Faq[], GatewayError>;
  readonly proceeding: Command<readonly [Go]>;
  readonly submission: SubmissionState;
  /** The success that the typed fields came after: what was typed before the last one is not kept. */
  private typedAfter: Submitted | undefined = undefined;

  constructor(private readonly deps: SubServiceDependencies) {
    this.services = new Loadable((signal) => deps.catalogue.services(signal)());
    this.faqs = new Loadable((signal) => deps.faqs.faqsOf(this.id, signal)());
    this.submission = deps.submission;
    this.proceeding = new Command(({ signal }, go) => this.proceed(go, signal));
    makeAutoObservable<this, 'deps' | 'typedAfter'>(
      this,
      {
        deps: false,
        services: false,
        faqs: false,
        proceeding: false,
        submission: false,
        typedAfter: false,
      },
      { autoBind: true },
    );
  }

  get isIdRefused(): boolean {
    return refusesId(this.id);
  }

  get subService(): Option<SubService> {
    return findSubService(this.services.value ?? [], this.id);
  }

  get isFreePayment(): boolean {
    return isFreePayment(this);
  }

  /** What Proceed will do; undefined where it refuses. */
  get leadsTo(): Proceeding['kind'] | undefined {
    if (!isSome(this.subService)) return undefined;
    const next = proceed(this.subService.value);
    return isLeft(next) ? undefined : next.right.kind;
  }

  /** Whether the amount is not a valid number; the amount field shows the message. */
  get isAmountRefused(): boolean {
    return this.refusal?.kind === 'FreeAmountInvalid';
  }

  /** The amount as it was read, so that the customer sees what is meant before it is in the cart. */
  get amountRead(): Option<Paise> {
    return readTypedRupees(this.amount);
  }

  /** The first input of a free payment that is missing or invalid. */
  get faultyInput(): 'purpose' | 'amount' | undefined {
    if (this.isAmountRefused) return 'amount';
    if (this.refusal?.kind !== 'FreePaymentIncomplete') return undefined;
    return this.purpose.trim() === '' ? 'purpose' : 'amount';
  }

  /** The specification's sentence on why Proceed failed; '' when there is none. */
  get problem(): string {
    if (this.isAmountRefused) return '';
    if (this.refusal !== undefined) return refusalText(this.refusal);
    return this.submission.failed === undefined ? '' : submissionFailureText(this.submission.failed);
  }

  open(id: string): void {
    this.id = subServiceId(id);
    this.refusal = undefined;
    this.submission.reset();
    this.typedAfter = undefined;
    this.faqs.forget();
    const kept = this.deps.forms.join(this.address, () => this.typed());
    this.about = '';
    if (isSome(kept))
      ({ purpose: this.purpose = '', amount: this.amount = '', about: this.about = '' } = kept.value);
    if (this.isIdRefused) return;
    void this.services.load();
    void this.faqs.load();
  }

  /** Called when the customer leaves the page. */
  close(): void {
    this.deps.forms.leave(this.address);
    this.submission.leave();
  }

  chatWithExpert(): void {
    this.deps.chat.open();
  }

  typePurpose(purpose: string): void {
    this.type({ purpose });
  }

  typeAbout(about: string): void {
    this.type({ about });
  }

  typeAmount(amount: string): void {
    this.type({ amount });
  }

  /** Called when the customer types a minus or another character that no amount contains. */
  refuseAmount(): void {
    this.refuse({ kind: 'FreeAmountInvalid' });
  }

  private get address(): string {
    return `/sub-service/${this.id}`;
  }

  private type(typed: Partial<Record<'purpose' | 'amount' | 'about', string>>): void {
    Object.assign(this, typed);
    this.refusal = undefined;
    this.typedAfter = this.submission.submitted;
  }

  private typed(): Option<TypedFields> {
    const { purpose, amount, about } = this;
    return this.submission.submitted === this.typedAfter ? some({ purpose, amount, about }) : none;
  }

  private async proceed(go: Go, signal: AbortSignal): Promise<void> {
    if (!isSome(this.subService)) return;
    this.refusal = undefined;
    const next = proceed(this.subService.value, this.about);
    if (isLeft(next)) this.refuse(next.left);
    else if (next.right.kind === 'answerQuestions') go(next.right.path);
    else if (next.right.kind === 'enterAmount') await this.addFreePayment(this.subService.value, signal);
    else await this.submission.send(next.right, signal);
  }

  private async addFreePayment(subService: SubService, signal: AbortSignal): Promise<void> {
    const line = checkFreePayment(this.purpose, this.amount, subService);
    if (isLeft(line)) this.refuse(line.left);
    else {
      const submission = { kind: 'addToCart', line: line.right, name: subService.name } as const;
      await this.submission.send(submission, signal);
    }
  }

  private refuse(refusal: FreePaymentRefused | ProceedRefused): void {
    this.refusal = refusal;
  }
}
