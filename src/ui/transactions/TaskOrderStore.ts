import { right } from 'fp-ts/Either';
import { filter, none, type Option } from 'fp-ts/Option';
import { makeAutoObservable } from 'mobx';
import type { FindTaskOrder, TaskWithOrder } from '../../application/transactions/FindTaskOrder';
import { isPartPaid } from '../../domain/transactions/paidAndDue';
import type { Transaction } from '../../domain/transactions/transaction';
import { type Task, taskId } from '../../domain/work/task';
import { Loadable } from '../state/Loadable';

/** The record and the order of the shown task; a failed look-up shows nothing. */
export class TaskOrderStore {
  private readonly found: Loadable<TaskWithOrder, never>;
  private taskId = taskId('');

  constructor(private readonly deps: { readonly find: FindTaskOrder }) {
    this.found = new Loadable(async (signal) => right(await this.deps.find.execute(this.taskId, signal)));
    makeAutoObservable<this, 'deps' | 'found' | 'taskId'>(
      this,
      { deps: false, found: false, taskId: false },
      { autoBind: true },
    );
  }

  /** The task as the list has it: its status and its order's number. */
  get task(): Option<Task> {
    return this.found.value?.task ?? none;
  }

  /** The order if part of it is still due. */
  get partPaid(): Option<Transaction> {
    return filter(isPartPaid)(this.found.value?.order ?? none);
  }

  /** Whether the look-up has ended, so that nothing of it comes any more. */
  get isFound(): boolean {
    return this.found.value !== undefined;
  }

  open(id: string): void {
    this.found.forget();
    this.taskId = taskId(id);
    void this.found.load();
  }

  /** Called when the customer leaves the page; it cancels a running look-up. */
  close(): void {
    this.found.forget();
  }
}
