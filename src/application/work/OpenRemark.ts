import type { Remark, RemarkedTask } from '../../domain/work/newestRemark';
import { isOpened, withOpened } from '../../domain/work/openedRemarks';
import type { AppBadge } from '../ports/AppBadge';
import type { OpenedRemarkStorage } from '../ports/OpenedRemarkStorage';

/** Keeps that the customer has opened a task's newest remark; no call is made (PAPER-03). */
export class OpenRemark {
  constructor(private readonly deps: { readonly storage: OpenedRemarkStorage; readonly badge: AppBadge }) {}

  /** Reads what is stored first, since another tab may have added to it. */
  execute(remark: Remark<RemarkedTask>): void {
    const { storage, badge } = this.deps;
    const stored = storage.opened();
    if (isOpened(stored, remark)) return;
    storage.keep(withOpened(stored, remark));
    badge.clear();
  }
}
