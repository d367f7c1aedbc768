import { right } from 'fp-ts/Either';
import { filter, none, type Option } from 'fp-ts/Option';
import { makeAutoObservable } from 'mobx';
import type { FindTaskOrder } from '../../application/transactions/FindTaskOrder';
import { isPartPaid } from '../../domain/transactions/paidAndDue';
import type { Transaction } from '../../domain/transactions/transaction';
import { taskId } from '../../domain/work/task';
import { Loadable } from '../state/Loadable';

/** The order of the shown task if part of it is still due; a failed look-up shows nothing. */
export class TaskOrderStore {
  private readonly order: Loadable<Option<Transaction>, never>;
  private taskId = taskId('');

  constructor(private readonly deps: { readonly find: FindTaskOrder }) {
    this.order = new Loadable(async (signal) => right(await this.deps.find.execute(this.taskId, signal)));
    makeAutoObservable<this, 'deps' | 'order' | 'taskId'>(
      this,
      { deps: false, order: false, taskId: false },
      { autoBind: true },
    );
  }

  get partPaid(): Option<Transaction> {
    return filter(isPartPaid)(this.order.value ?? none);
  }

  open(id: string): void {
    this.order.forget();
    this.taskId = taskId(id);
    void this.order.load();
  }

  /** Called when the customer leaves the page; it cancels a running look-up. */
  close(): void {
    this.order.forget();
  }
}
