import { runInAction } from 'mobx';
import type { NotifierStore } from './NotifierStore';

/** Tells the messages whose session it is, or that one was logged out of: what failed for a former customer goes. */
export const followCustomer = (notifier: NotifierStore, owner: string | undefined): void =>
  runInAction(() => {
    const isAnothers = notifier.owner !== undefined && owner !== notifier.owner;
    const failures = notifier.notices.filter(({ kind }) => isAnothers && kind === 'failure');
    for (const { id } of failures) notifier.dismiss(id);
    notifier.owner = owner;
  });
