import { none } from 'fp-ts/Option';
import type { Task } from '../../../src/domain/work/task';
import type { TrackingStep } from '../../../src/domain/work/trackingStep';
import { when } from '../when';

export const aTask = (given: Partial<Task> = {}): Task => ({
  id: '3',
  status: 'started',
  serviceName: 'GST Filing',
  assignedAt: when('2026-11-02'),
  createdAt: when('2026-11-01'),
  completedAt: none,
  orderId: '12',
  userId: '7',
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
