import { Hono } from 'hono';
import type { Selectable } from 'kysely';
import type { StepLogTable, TaskTable, TrackingStepTable } from '../database/tables/work';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { idFrom } from '../http/fields';
import { notFound } from '../http/refusal';

const COMPLETED = 3;

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const taskOnWire = (task: Selectable<TaskTable>): object => ({
  id: task.id,
  status: task.status,
  service_name: task.service_name,
  assigned_at: textOf(task.assigned_at),
  created_at: textOf(task.created_at),
  completed_date: textOf(task.completed_date),
  order_id: task.order_id === null ? null : String(task.order_id),
  user_id: task.customer_id,
  created_by: task.created_by,
});

const logOnWire = (log: Selectable<StepLogTable>): object => ({
  status: log.status,
  remarks: log.remarks,
  created_at: textOf(log.created_at),
  file_path: log.file_path,
});

type StepAndLogs = {
  readonly step: Selectable<TrackingStepTable>;
  readonly logs: readonly Selectable<StepLogTable>[];
};

const stepOnWire = ({ step, logs }: StepAndLogs): object => ({
  id: step.id,
  name: step.name,
  status: step.status,
  completion_percentage: String(step.completion_percentage),
  due_date: textOf(step.due_date),
  status_log: logs.map(logOnWire),
});

type Step = Selectable<TrackingStepTable>;

/** The latest first, each with how much of the work was done by then: the closing step comes first, at 100 (AMB-64). */
const whenCompleted = (steps: readonly Step[]): readonly Step[] => {
  const done: Step[] = [];
  let left = 100;
  for (const step of steps.toReversed()) {
    done.push({ ...step, completion_percentage: left });
    left = Math.max(0, left - step.completion_percentage);
  }
  return done;
};

const stepsOf = async (
  context: SandboxContext,
  { id: taskId, status }: Pick<Selectable<TaskTable>, 'id' | 'status'>,
): Promise<readonly object[]> => {
  const planned = await context.db
    .selectFrom('tracking_step')
    .selectAll()
    .where('task_id', '=', taskId)
    .orderBy('position')
    .execute();
  const logs = await context.db
    .selectFrom('step_log')
    .innerJoin('tracking_step', 'tracking_step.id', 'step_log.step_id')
    .selectAll('step_log')
    .where('tracking_step.task_id', '=', taskId)
    .orderBy('step_log.id')
    .execute();
  const steps = status === COMPLETED ? whenCompleted(planned) : planned;
  return steps.map((step) => stepOnWire({ step, logs: logs.filter((log) => log.step_id === step.id) }));
};

/** The customer's task; refuses with 404 one of another customer. */
export const ownTask = async (
  context: SandboxContext,
  taskId: number,
  customerId: number,
): Promise<Pick<Selectable<TaskTable>, 'id' | 'status'>> => {
  const task = await context.db
    .selectFrom('task')
    .select(['id', 'status'])
    .where('id', '=', taskId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (task === undefined) throw notFound('Task');
  return task;
};

/** Tasks, and the tracking steps of a task. */
export const workRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/tasks', async (c) => {
    const tasks = await context.db
      .selectFrom('task')
      .selectAll()
      .where('customer_id', '=', c.get('customerId'))
      .orderBy('id', 'desc')
      .execute();
    return c.json({ status: true, data: tasks.map(taskOnWire) });
  });
  app.get('/tracking-status-by-taskid/:id', async (c) => {
    const taskId = idFrom(c.req.param('id'), 'Task');
    const task = await ownTask(context, taskId, c.get('customerId'));
    return c.json({ status: true, data: await stepsOf(context, task) });
  });
  return app;
};
