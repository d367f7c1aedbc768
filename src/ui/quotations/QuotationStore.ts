import { type Either, isLeft, isRight } from 'fp-ts/Either';
import { isSome, none, type Option, some } from 'fp-ts/Option';
import { makeAutoObservable } from 'mobx';
import type { DownloadFile } from '../../application/documents/DownloadFile';
import type { KeptForms } from '../../application/forms/KeptForms';
import type { AppBadge } from '../../application/ports/AppBadge';
import type { GatewayError } from '../../application/ports/gatewayError';
import { isOutcomeUnknown } from '../../application/ports/outcomeUnknown';
import type { Notifier } from '../../application/ports/Notifier';
import type { Reloader } from '../../application/ports/Reloader';
import type { Timer } from '../../application/ports/Timer';
import type { AcceptQuotation } from '../../application/quotations/AcceptQuotation';
import type { DenyQuotation } from '../../application/quotations/DenyQuotation';
import type { DetailFailure, LoadQuotationDetail } from '../../application/quotations/LoadQuotationDetail';
import type { Cart } from '../../domain/cart/cart';
import type { TypedFields } from '../../domain/typed/typedFields';
import type { DetailSubject } from '../../domain/quotations/detail';
import { DECISION_RELOAD_MS } from '../../domain/quotations/limits';
import { type Quotation, quotationId, type QuotationStatus } from '../../domain/quotations/quotation';
import { canDecide, canDeny, type QuotationDecisionRefused } from '../../domain/quotations/decision';
import type { CartStore } from '../cart/CartStore';
import { Command } from '../state/Command';
import { Loadable } from '../state/Loadable';
import { Sentence } from '../state/Sentence';
import { tellFailure } from '../state/tellFailure';
import { untilAborted } from '../state/untilAborted';
import { texts } from '../texts/texts';
import { decisionFailureText } from './quotationErrorText';

export interface QuotationDependencies {
  readonly loadDetail: LoadQuotationDetail;
  readonly accept: AcceptQuotation;
  readonly deny: DenyQuotation;
  readonly download: DownloadFile;
  readonly notifier: Notifier;
  readonly badge: AppBadge;
  readonly timer: Timer;
  readonly reloader: Pick<Reloader, 'reload'>;
  readonly forms: KeptForms;
  readonly cart: CartStore;
}

type DecisionFailure = QuotationDecisionRefused | GatewayError;
type Decision = (quotation: Quotation, signal: AbortSignal) => Promise<Either<DecisionFailure, string>>;

/** What a decision leads to, and what is said then. */
interface Outcome {
  readonly status: QuotationStatus;
  readonly success: () => string;
}

const nothing = (): void => undefined;

/** One quotation and its decision: one change at a time, then a message, then a page reload (QUOT-21, QUOT-22). */
export class QuotationStore {
  id = quotationId('');
  remarks = '';
  isDenying = false;
  /** After success further changes are blocked until the page has reloaded. */
  isDecided = false;
  readonly detail: Loadable<DetailSubject, DetailFailure>;
  readonly deciding: Command<readonly [Decision, Outcome]>;
  readonly downloading: Command<readonly [string]>;
  readonly said = new Sentence();
  private cancelReload: () => void = nothing;
  private hasLeft = false;

  constructor(private readonly deps: QuotationDependencies) {
    this.detail = new Loadable((signal) => {
      deps.cart.readAlong();
      return deps.loadDetail.execute(this.id, signal);
    });
    this.deciding = new Command(({ signal }, decision, outcome) =>
      this.decide((quotation) => decision(quotation, signal), outcome, signal),
    );
    this.downloading = new Command(({ signal }, filePath) => this.download(filePath, signal));
    makeAutoObservable<this, 'deps' | 'cancelReload'>(
      this,
      { deps: false, said: false, cancelReload: false, detail: false, deciding: false, downloading: false },
      { autoBind: true },
    );
  }

  /** Why the last decision failed; '' when it did not. */
  get problem(): string {
    return this.said.text;
  }

  get isBusy(): boolean {
    return this.deciding.isRunning || this.isDecided;
  }

  get quotation(): Quotation | undefined {
    const subject = this.detail.value;
    return subject?.kind === 'quotation' ? subject.quotation : undefined;
  }

  /** The cart; undefined while it is older than the quotation, which another tab may have accepted since. */
  get cart(): Cart | undefined {
    const { cart } = this.deps.cart;
    return cart.isAsNewAs(this.detail) ? cart.value : undefined;
  }

  get canSubmitRejection(): boolean {
    return this.quotation !== undefined && canDeny(this.quotation, this.remarks) && !this.isBusy;
  }

  open(id: string): void {
    if (id !== this.id) this.remarks = '';
    this.id = quotationId(id);
    this.hasLeft = false;
    this.said.clear();
    this.isDenying = false;
    this.isDecided = false;
    const kept = this.deps.forms.join(this.address, () => this.typed());
    if (isSome(kept)) this.continueDenying(kept.value);
    this.detail.forget();
    void this.detail.load();
  }

  /** Called when the customer leaves the page; it cancels the reload, which would hit another page. */
  close(): void {
    this.deps.forms.leave(this.address);
    this.hasLeft = true;
    this.cancelReload();
  }

  startDenying(): void {
    this.isDenying = true;
    this.said.clear();
  }

  /** Closes the rejection form; the typed reason stays for the next try. */
  stopDenying(): void {
    if (this.isBusy) return;
    this.isDenying = false;
    this.said.clear();
  }

  typeRemarks(remarks: string): void {
    this.remarks = remarks;
  }

  accept(): Promise<void> {
    const { accept } = this.deps;
    return this.deciding.run((quotation, signal) => accept.execute(quotation, signal), {
      status: 'accepted',
      success: () => texts().quotation.accepted,
    });
  }

  deny(): Promise<void> {
    const { deny } = this.deps;
    return this.deciding.run((quotation, signal) => deny.execute(quotation, this.remarks, signal), {
      status: 'rejected',
      success: () => texts().quotation.denied,
    });
  }

  private get address(): string {
    return `/quotation/${this.id}`;
  }

  private typed(): Option<TypedFields> {
    return this.isDenying ? some({ remarks: this.remarks }) : none;
  }

  private continueDenying({ remarks = '' }: TypedFields): void {
    this.remarks = remarks;
    this.isDenying = true;
  }

  private async decide(
    decision: (quotation: Quotation) => Promise<Either<DecisionFailure, string>>,
    { success, status }: Outcome,
    signal: AbortSignal,
  ): Promise<void> {
    const { id, quotation } = this;
    if (quotation === undefined || this.isDecided) return;
    this.said.clear();
    const result = await decision(quotation);
    if (isRight(result) || isOutcomeUnknown(result.left)) this.deps.badge.clear();
    const isElsewhere = this.hasLeft || id !== this.id;
    if (isLeft(result)) {
      if (isElsewhere) {
        tellFailure(this.deps.notifier, result, decisionFailureText);
        return;
      }
      this.said.say(() => decisionFailureText(result.left), result.left);
      await untilAborted(this.reloadQuietly(), signal);
      if (signal.aborted) return;
      if (id === this.id && this.quotation?.status === status) {
        this.said.clear();
        this.deps.notifier.success(success());
      }
      return;
    }
    this.deps.notifier.success(result.right === '' ? success() : result.right);
    if (!isElsewhere) this.finish();
  }

  // The decision may have been saved although its response was lost, or someone else decided: load the current state.
  private async reloadQuietly(): Promise<void> {
    const { id } = this;
    await this.detail.reloadQuietly();
    if (id === this.id) this.closeIfDecided();
  }

  private closeIfDecided(): void {
    if (this.quotation === undefined || !canDecide(this.quotation)) this.isDenying = false;
  }

  private finish(): void {
    this.isDecided = true;
    this.isDenying = false;
    this.cancelReload = this.deps.timer.after(DECISION_RELOAD_MS, () => this.deps.reloader.reload());
  }

  private async download(filePath: string, signal: AbortSignal): Promise<void> {
    const result = await this.deps.download.execute(filePath, signal);
    tellFailure(this.deps.notifier, result, () => texts().quotation.linkMissing);
  }
}
