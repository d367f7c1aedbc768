import { chain, none, type Option, some } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FindTaskOrder } from '../../application/transactions/FindTaskOrder';
import { isPartPaid } from '../../domain/transactions/paidAndDue';
import type { Transaction } from '../../domain/transactions/transaction';
import { taskId } from '../../domain/work/task';

/** The order of the shown task if part of it is still due; a failed look-up shows nothing. */
export class TaskOrderStore {
  partPaid: Option<Transaction> = none;
  private taskId = taskId('');

  constructor(private readonly deps: { readonly find: FindTaskOrder }) {
    makeAutoObservable<this, 'deps' | 'taskId'>(
      this,
      { deps: false, taskId: false, partPaid: observableRef },
      { autoBind: true },
    );
  }

  async open(id: string): Promise<void> {
    const task = taskId(id);
    this.taskId = task;
    this.partPaid = none;
    const order = await this.deps.find.execute(task);
    // Another task is shown by now.
    if (task !== this.taskId) return;
    runInAction(() => {
      this.partPaid = chain((found: Transaction) => (isPartPaid(found) ? some(found) : none))(order);
    });
  }
}
