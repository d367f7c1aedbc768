import { none } from 'fp-ts/Option';
import { userId } from '../../../src/domain/session/user';
import { orderId } from '../../../src/domain/transactions/transaction';
import { type Task, taskId } from '../../../src/domain/work/task';
import type { StepLog, TrackingStep } from '../../../src/domain/work/trackingStep';
import type { Given } from '../given';
import { when } from '../when';

export const aTask = ({
  id = '3',
  orderId: order = '12',
  userId: user = '7',
  ...given
}: Given<Task> = {}): Task => ({
  id: taskId(id),
  status: 'started',
  serviceName: 'GST Filing',
  assignedAt: when('2026-11-02'),
  createdAt: when('2026-11-01'),
  completedAt: none,
  orderId: orderId(order),
  userId: userId(user),
  createdBy: '9',
  ...given,
});

export const aStep = (given: Partial<TrackingStep> = {}): TrackingStep => ({
  id: '1',
  name: 'Documents',
  status: 'notStarted',
  percentage: 0,
  dueDate: none,
  log: [],
  ...given,
});

export const aLog = (given: Partial<StepLog> = {}): StepLog => ({
  status: 'inProgress',
  remarks: '',
  createdAt: none,
  filePath: '',
  ...given,
});
