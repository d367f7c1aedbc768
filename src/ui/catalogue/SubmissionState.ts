import { type Either, isRight } from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RepeatedSubmissions } from '../../application/catalogue/RepeatedSubmissions';
import type { SendSubmission } from '../../application/catalogue/SendSubmission';
import { type GatewayError, type GatewayErrorKind, isLasting } from '../../application/ports/gatewayError';
import type { Notifier } from '../../application/ports/Notifier';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { Timer } from '../../application/ports/Timer';
import { becomesAnothers } from '../../application/session/sessionEnds';
import { SUCCESS_DIALOG_MS } from '../../domain/cart/defaults';
import type { Submission } from '../../domain/catalogue/proceed';
import type { SubServiceId } from '../../domain/catalogue/service';
import type { CartStore } from '../cart/CartStore';
import { Command } from '../state/Command';
import { tellFailure } from '../state/tellFailure';
import { texts } from '../texts/texts';
import { untilAborted } from '../state/untilAborted';
import { submissionFailureText, successTexts } from './submissionTexts';

export interface Submitted {
  readonly kind: Submission['kind'];
  readonly serviceId: SubServiceId;
}

/** Receives whether a sent submission succeeded. */
type Sent = (isSent: boolean) => void;

/** A submission that this tab has already made; the customer is asked whether to repeat it (AMB-53). */
interface Repeat {
  readonly submission: Submission;
  readonly onSent: Sent | undefined;
}

interface Dependencies {
  readonly submit: SendSubmission;
  readonly repeats: RepeatedSubmissions;
  readonly timer: Timer;
  readonly cart: CartStore;
  readonly notifier: Notifier;
  readonly session: SessionStorage;
}

/** Failures besides the lasting ones of which the server's message says what is wrong with the request. */
const TELLS_OF_REQUEST: ReadonlySet<GatewayErrorKind> = new Set(['Rejected', 'Unexpected']);

/** On touch screens click fires shortly after pointerup. */
const CLICK_COMES_WITHIN_MS = 300;

/**
 * The outcome of a submission: a success dialog that hides by itself and a confirmation that stays (AMB-19); for a customer
 * who has left the page a notice.
 */
export class SubmissionState {
  submitted: Submitted | undefined = undefined;
  isDialogOpen = false;
  failed: Submission['kind'] | undefined = undefined;
  /** The server's reason for refusing the submission; '' when it gave none. */
  reason = '';
  /** The failure as its call gave it. */
  cause: unknown = undefined;
  /** The submission last asked about; its texts stay while the dialog fades out. */
  repeat: Repeat | undefined = undefined;
  isRepeatAsked = false;
  readonly repeating: Command<readonly []>;
  private cancelTimer: () => void = () => undefined;
  private turn = 0;
  private isPressed = false;
  /** The dialog's time ended while something in it was pressed, so it hides after the release. */
  private isHidingDue = false;
  private hasLeft = false;
  private readonly isAnothers: () => boolean;

  constructor(private readonly deps: Dependencies) {
    this.isAnothers = becomesAnothers(deps.session);
    this.repeating = new Command(({ signal }) => this.sendAgain(signal));
    makeAutoObservable<
      this,
      'deps' | 'cancelTimer' | 'turn' | 'isPressed' | 'isHidingDue' | 'hasLeft' | 'isAnothers'
    >(
      this,
      {
        deps: false,
        cause: observableRef,
        repeat: observableRef,
        repeating: false,
        cancelTimer: false,
        turn: false,
        isPressed: false,
        isHidingDue: false,
        hasLeft: false,
        isAnothers: false,
      },
      { autoBind: true },
    );
  }

  /** Sends the submission, or asks first if this tab has already made the same one (AMB-53). */
  async send(submission: Submission, signal?: AbortSignal, onSent?: Sent): Promise<void> {
    if (!this.isRepeated(submission)) return this.submit({ submission, onSent }, signal);
    const { turn } = this;
    // The cart may have been emptied in another tab since it was read here.
    await untilAborted(this.deps.cart.reloadQuietly(), signal);
    const isElsewhere = turn !== this.turn;
    if (signal?.aborted === true) return undefined;
    if (this.isRepeated(submission)) {
      if (isElsewhere || this.hasLeft) this.tellUnsent(submission);
      else this.askRepeat({ submission, onSent });
      return undefined;
    }
    return this.submit({ submission, onSent }, signal, turn);
  }

  /** Closes the question without repeating the submission. */
  declineRepeat(): void {
    if (!this.repeating.isRunning) this.isRepeatAsked = false;
  }

  closeDialog(): void {
    this.cancelTimer();
    this.isDialogOpen = false;
  }

  /**
   * Keeps the success dialog open while the customer presses something in it, even when its time has ended: a button
   * that disappeared before the release would not be clicked.
   */
  press(isPressed: boolean): void {
    this.isPressed = isPressed;
    if (isPressed || !this.isHidingDue) return;
    this.isHidingDue = false;
    this.cancelTimer = this.deps.timer.after(CLICK_COMES_WITHIN_MS, () => this.hide());
  }

  /** Clears the outcome when another service is shown. */
  reset(): void {
    this.turn += 1;
    this.hasLeft = false;
    this.cancelTimer();
    this.submitted = undefined;
    this.isRepeatAsked = false;
    this.forgetFailure();
    this.isDialogOpen = false;
  }

  /** Called when the customer leaves the page. */
  leave(): void {
    this.hasLeft = true;
    this.cancelTimer();
  }

  private isRepeated(submission: Submission): boolean {
    this.forgetRemoved();
    return this.deps.repeats.isRepeated(submission);
  }

  private askRepeat(repeat: Repeat): void {
    this.repeat = repeat;
    this.isRepeatAsked = true;
  }

  private async sendAgain(signal: AbortSignal): Promise<void> {
    const { repeat } = this;
    if (repeat === undefined) return;
    this.deps.repeats.forget(repeat.submission);
    await this.submit(repeat, signal);
    runInAction(() => {
      if (this.repeat === repeat) this.isRepeatAsked = false;
    });
  }

  /**
   * Refreshes the cart after every addition, even a failed one, because the server may have added the item. A response
   * that arrives after the customer has left changes nothing here, and a cancelled call shows no failure.
   */
  private async submit(
    { submission, onSent }: Repeat,
    signal?: AbortSignal,
    turn = this.turn,
  ): Promise<void> {
    if (turn === this.turn) this.forgetFailure();
    const result = await this.deps.submit.execute(submission, signal);
    if (isRight(result)) this.deps.repeats.remember(submission);
    if (submission.kind === 'addToCart') void this.refreshCart();
    if (this.hasLeft || turn !== this.turn) this.tellElsewhere(submission, result);
    else if (isRight(result)) this.succeed({ kind: submission.kind, serviceId: submission.line.serviceId });
    else if (result.left.kind !== 'Cancelled') this.fail(submission.kind, result.left);
    if (turn === this.turn) onSent?.(isRight(result));
  }

  // The question would stand on a page that is not shown.
  private tellUnsent({ kind, name }: Submission): void {
    if (!this.isAnothers()) this.deps.notifier.failure(texts().catalogue.notRepeated[kind](name), undefined);
  }

  // It names the service, as other pages do not.
  private tellElsewhere({ kind, name }: Submission, result: Either<GatewayError, void>): void {
    if (this.isAnothers()) return;
    const { notifier } = this.deps;
    if (isRight(result)) notifier.success(successTexts(kind, name).text);
    else tellFailure(notifier, result, () => `${name}: ${submissionFailureText(kind)}`);
  }

  // A refresh that gave way to another leaves the cart as it was before the addition.
  private async refreshCart(): Promise<void> {
    if (await this.deps.cart.refresh()) this.forgetRemoved();
  }

  private forgetRemoved(): void {
    const cart = this.deps.cart.cart.value;
    if (cart !== undefined) this.deps.repeats.forgetRemoved(cart);
  }

  private forgetFailure(): void {
    this.failed = undefined;
    this.reason = '';
    this.cause = undefined;
  }

  // Show the server's message about the request, but not about the server's own faults.
  private fail(kind: Submission['kind'], cause: GatewayError): void {
    this.failed = kind;
    this.cause = cause;
    this.reason = isLasting(cause) || TELLS_OF_REQUEST.has(cause.kind) ? cause.message : '';
  }

  private succeed(submitted: Submitted): void {
    this.submitted = submitted;
    this.isDialogOpen = true;
    this.cancelTimer();
    this.isHidingDue = false;
    this.cancelTimer = this.deps.timer.after(SUCCESS_DIALOG_MS, () => this.hide());
  }

  private hide(): void {
    if (this.isPressed) this.isHidingDue = true;
    else this.closeDialog();
  }
}
