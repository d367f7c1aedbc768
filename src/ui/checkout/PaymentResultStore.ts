import { isSome, none, type Option } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ConfirmPayment } from '../../application/checkout/ConfirmPayment';
import type { Timer } from '../../application/ports/Timer';
import {
  type NamedResult,
  readPaymentResult,
  type ResultState,
  type SettledResult,
} from '../../domain/checkout/paymentResult';
import { recheckGapMs } from '../../domain/checkout/recheck';
import type { Paise } from '../../domain/money/money';
import type { CartStore } from '../cart/CartStore';
import { Command } from '../state/Command';

export interface PaymentResultPieces {
  readonly confirm: ConfirmPayment;
  readonly timer: Timer;
  readonly cart: CartStore;
}

/** The result of a payment: as the address names it, then as the list of orders says (AMB-32). */
export class PaymentResultStore {
  named: NamedResult = { state: 'checking', orderId: '' };
  settled: SettledResult | undefined = undefined;
  readonly looking: Command<readonly []>;
  private looks = 0;
  private takeBack: () => void = () => undefined;
  private isShown = false;

  constructor(private readonly pieces: PaymentResultPieces) {
    this.looking = new Command(() => this.look());
    makeAutoObservable<this, 'pieces' | 'looks' | 'takeBack' | 'isShown'>(
      this,
      {
        pieces: false,
        looking: false,
        looks: false,
        takeBack: false,
        isShown: false,
        named: observableRef,
        settled: observableRef,
      },
      { autoBind: true },
    );
  }

  get state(): ResultState {
    return this.settled?.state ?? this.named.state;
  }

  get isConfirmed(): boolean {
    return this.settled?.confirmed ?? false;
  }

  get isRefunded(): boolean {
    return this.settled?.isRefunded ?? false;
  }

  /** What the order comes to, once the list of orders has said it; the address is never believed. */
  get total(): Option<Paise> {
    return this.settled?.total ?? none;
  }

  /** Whether the list has been asked and did not settle it. */
  get isUnconfirmed(): boolean {
    return this.settled !== undefined && !this.settled.confirmed;
  }

  get canLookAgain(): boolean {
    return this.settled?.lookAgain ?? false;
  }

  open(status: Option<string>, orderId: Option<string>): void {
    this.isShown = true;
    this.named = readPaymentResult(status, orderId);
    this.settled = undefined;
    this.looks = 0;
    if (this.named.orderId !== '') void this.looking.run();
  }

  close(): void {
    this.isShown = false;
    this.takeBack();
  }

  private async look(): Promise<void> {
    this.takeBack();
    const { named } = this;
    const settled = await this.pieces.confirm.execute(named);
    if (!this.isShown) return;
    // The page names another order by now: that one is looked for.
    if (named !== this.named) return this.look();
    this.settle(settled);
    if (this.state === 'success' && this.isConfirmed) void this.pieces.cart.refresh();
    if (!this.canLookAgain) return;
    this.looks += 1;
    const gap = recheckGapMs(this.looks);
    if (isSome(gap)) this.takeBack = this.pieces.timer.after(gap.value, () => void this.looking.run());
  }

  private settle(settled: SettledResult): void {
    this.settled = settled;
  }
}
