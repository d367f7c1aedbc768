import type { Remark, RemarkedTask } from '../../domain/work/newestRemark';
import { isOpened, withOpened } from '../../domain/work/openedRemarks';
import type { OpenedRemarkStorage } from '../ports/OpenedRemarkStorage';

/** Keeps that the customer has opened a task's newest remark; no call is made (PAPER-03). */
export class OpenRemark {
  constructor(private readonly deps: { readonly storage: OpenedRemarkStorage }) {}

  /** Reads what is stored first, since another tab may have added to it. */
  execute(remark: Remark<RemarkedTask>): void {
    const stored = this.deps.storage.opened();
    if (!isOpened(stored, remark)) this.deps.storage.keep(withOpened(stored, remark));
  }
}
