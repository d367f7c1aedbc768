import { makeAutoObservable } from 'mobx';
import type { Notifier } from '../../application/ports/Notifier';
import type { Timer } from '../../application/ports/Timer';

/** Failures stay at least four seconds (AMB-18); eight are enough to read two sentences. */
export const FAILURE_STAYS_MS = 8000;
export const SUCCESS_STAYS_MS = 5000;

/** Maximum number of messages, so that they do not cover the page; the oldest is removed first. */
const MOST_AT_A_TIME = 3;

export interface Notice {
  readonly id: number;
  readonly kind: 'failure' | 'success';
  readonly text: string;
  readonly cause: unknown;
}

/** The messages on the page, newest last. */
export class NotifierStore implements Notifier {
  notices: readonly Notice[] = [];
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
    this.deps.timer.after(staysFor, () => {
      this.dismiss(notice.id);
    });
  }
}
