import { isRight } from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import type { Submit } from '../../application/catalogue/Submit';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Cancellation } from '../../application/ports/Cancellation';
import type { Timer } from '../../application/ports/Timer';
import { SUCCESS_DIALOG_MS } from '../../domain/cart/defaults';
import type { Submission } from '../../domain/catalogue/proceed';
import type { CartStore } from '../cart/CartStore';

export interface Submitted {
  readonly kind: Submission['kind'];
  readonly serviceId: string;
}

interface Pieces {
  readonly submit: Submit;
  readonly timer: Timer;
  readonly cart: CartStore;
}

/** A finger's click comes a moment after the finger has left. */
const CLICK_COMES_WITHIN_MS = 300;

/** What became of a submission: the success dialog, which hides by itself, and the confirmation that stays (AMB-19). */
export class SubmissionState {
  submitted: Submitted | undefined = undefined;
  isDialogOpen = false;
  failed: Submission['kind'] | undefined = undefined;
  /** Why the server refused it, in its own words; '' where it gave no reason. */
  reason = '';
  private takeBack: () => void = () => undefined;
  private turn = 0;
  private isPressed = false;
  private isDue = false;

  constructor(private readonly pieces: Pieces) {
    makeAutoObservable<this, 'pieces' | 'takeBack' | 'turn' | 'isPressed' | 'isDue'>(
      this,
      { pieces: false, takeBack: false, turn: false, isPressed: false, isDue: false },
      { autoBind: true },
    );
  }

  /**
   * Sends the submission. The cart is read anew after an addition, even after one that seems to have failed: it may
   * have arrived. An answer that comes when another service is shown changes nothing here, and a customer who waits no
   * longer is told of no failure.
   */
  async send(submission: Submission, wish?: Cancellation): Promise<boolean> {
    const { turn } = this;
    this.forgetFailure();
    const answer = await this.pieces.submit.execute(submission, wish);
    if (submission.kind === 'addToCart') void this.pieces.cart.refresh();
    if (turn !== this.turn) return false;
    if (isRight(answer)) this.succeed({ kind: submission.kind, serviceId: submission.line.serviceId });
    else if (answer.left.kind !== 'Cancelled') this.fail(submission.kind, answer.left);
    return isRight(answer);
  }

  closeDialog(): void {
    this.takeBack();
    this.isDialogOpen = false;
  }

  /**
   * Whether something in the dialog is being pressed. So long it stays, though its time is over: a button that vanishes
   * between press and release leads nowhere.
   */
  press(isPressed: boolean): void {
    this.isPressed = isPressed;
    if (isPressed || !this.isDue) return;
    this.isDue = false;
    this.takeBack = this.pieces.timer.after(CLICK_COMES_WITHIN_MS, () => this.hide());
  }

  /** For another service: what became of the last one is not its business. */
  reset(): void {
    this.turn += 1;
    this.takeBack();
    this.submitted = undefined;
    this.forgetFailure();
    this.isDialogOpen = false;
  }

  dispose(): void {
    this.takeBack();
  }

  private forgetFailure(): void {
    this.failed = undefined;
    this.reason = '';
  }

  // What a server says of its own faults is not for customers; what it says of their wish is.
  private fail(kind: Submission['kind'], { kind: fault, message }: GatewayError): void {
    this.failed = kind;
    this.reason = fault === 'Rejected' || fault === 'Unexpected' ? message : '';
  }

  private succeed(submitted: Submitted): void {
    this.submitted = submitted;
    this.isDialogOpen = true;
    this.takeBack();
    this.isDue = false;
    this.takeBack = this.pieces.timer.after(SUCCESS_DIALOG_MS, () => this.hide());
  }

  private hide(): void {
    if (this.isPressed) this.isDue = true;
    else this.closeDialog();
  }
}
