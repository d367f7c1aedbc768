import * as t from 'io-ts';
import { readWhen } from '../../domain/dates/readWhen';
import { wholeDay } from '../../domain/dates/wholeDay';
import { userId } from '../../domain/session/user';
import { orderId } from '../../domain/transactions/transaction';
import { type Task, taskId, taskStatusFromCode } from '../../domain/work/task';
import { wireId, wireText } from '../wire/wireCodecs';

/** A task as GET /user/tasks sends it (TASK-01). */
export const taskWire = t.type({
  id: wireId,
  status: wireText,
  service_name: wireText,
  assigned_at: wireText,
  created_at: wireText,
  completed_date: wireText,
  order_id: wireText,
  user_id: wireText,
  created_by: wireText,
});

export const toTask = (wire: t.TypeOf<typeof taskWire>): Task => ({
  id: taskId(wire.id),
  status: taskStatusFromCode(wire.status),
  serviceName: wire.service_name.trim(),
  assignedAt: wholeDay(readWhen(wire.assigned_at)),
  createdAt: readWhen(wire.created_at),
  completedAt: wholeDay(readWhen(wire.completed_date)),
  orderId: orderId(wire.order_id),
  userId: userId(wire.user_id),
  createdBy: wire.created_by,
});
