import { makeAutoObservable } from 'mobx';
import { referenceOf } from '../../application/ports/gatewayError';
import type { Notifier } from '../../application/ports/Notifier';
import type { Timer } from '../../application/ports/Timer';

/** Failures stay at least four seconds (AMB-18); eight are enough to read two sentences. */
export const FAILURE_STAYS_MS = 8000;
export const SUCCESS_STAYS_MS = 5000;

/** Maximum number of messages, so that they do not cover the page; the oldest is removed first. */
const MOST_AT_A_TIME = 3;

/** Whether pointer or focus is among the messages. */
const isRead = (): boolean => document.querySelector('.portal-notices :is(:hover, :focus)') !== null;

export interface Notice {
  readonly id: number;
  readonly kind: 'failure' | 'success';
  readonly text: string;
  readonly cause: unknown;
}

/** The messages on the page, newest last. */
export class NotifierStore implements Notifier {
  notices: readonly Notice[] = [];
  /** Whose failures these are, as far as a customer is signed in (followCustomer). */
  owner: string | undefined;
  private lastId = 0;

  constructor(private readonly deps: { readonly timer: Timer }) {
    makeAutoObservable<this, 'deps' | 'lastId'>(
      this,
      { deps: false, lastId: false },
      { autoBind: true, deep: false },
    );
  }

  failure(text: string, cause: unknown): void {
    this.show({ kind: 'failure', text, cause }, FAILURE_STAYS_MS);
  }

  success(text: string): void {
    this.show({ kind: 'success', text, cause: undefined }, SUCCESS_STAYS_MS);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  // A repeated message replaces the earlier one, so that it is announced again and shown once.
  private show(told: Omit<Notice, 'id'>, staysFor: number): void {
    this.lastId += 1;
    const notice: Notice = { id: this.lastId, ...told };
    const others = this.notices.filter((other) => other.text !== told.text);
    this.notices = [...others, notice].slice(-MOST_AT_A_TIME);
    if (referenceOf(told.cause) === undefined) this.letGo(notice.id, staysFor);
  }

  // One that is read as its time ends has it once more, and the code for a support call stands nowhere else (AMB-18).
  private letGo(id: number, staysFor: number): void {
    this.deps.timer.after(staysFor, () => {
      if (isRead()) this.letGo(id, staysFor);
      else this.dismiss(id);
    });
  }
}
