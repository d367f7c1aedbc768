import type { Timer } from '../../application/ports/Timer';
import { CABINET_RELOAD_MS } from '../../domain/documents/limits';

const nothing = (): void => undefined;

/** The reload that follows an upload to the cabinet, once, after three seconds (FILES-15, CHECK-06). */
export class PendingReload {
  private isPending = false;
  private cancelTimer = nothing;

  constructor(private readonly deps: { readonly timer: Timer; readonly reload: () => void }) {}

  /** Starts the time where the reload is due and none is under way; a reload that is no longer due is put off. */
  follow(isDue: boolean): void {
    if (isDue === this.isPending) return;
    this.isPending = isDue;
    this.cancelTimer();
    this.cancelTimer = isDue ? this.deps.timer.after(CABINET_RELOAD_MS, this.deps.reload) : nothing;
  }
}
