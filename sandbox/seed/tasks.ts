import { storeFile } from '../documents/storedFiles';
import { ownJson } from '../http/shape';
import { EXPERT } from '../work/expert';
import { daysAgo, dueIn, type SeedContext, momentOf } from './seedContext';
import { demoBytes, DEMO_TYPES } from './demoFileContent';
import { DEMO_TASKS, type DemoTask } from './demoTasks';

type Step = { readonly name: string; readonly percentage: number; readonly days: number };

const REMARKS: Readonly<Record<number, string>> = {
  1: 'We are working on this step.',
  2: 'Done and checked by a second expert.',
};

type Steps = { readonly taskId: number; readonly task: DemoTask; readonly steps: readonly Step[] };

type Entry = { readonly status: number; readonly at: Date; readonly remarks: string };

/** The log of a step: when it started, with the expert's remarks if any, and when it was completed. */
const historyOf = (
  now: Date,
  task: DemoTask,
  step: Step & { readonly position: number },
): readonly Entry[] => {
  const { position } = step;
  const status = task.steps[position] ?? 0;
  const at = (days: number, minutes: number): Date =>
    daysAgo(now, Math.min(task.days, Math.max(0, days)), minutes + position * 6);
  const note = task.notes?.find((one) => one.step === position);
  const begun = {
    status: 1,
    at: note === undefined ? at(task.days - step.days + 2, 25) : momentOf(now, note.ago),
    remarks: note?.text ?? REMARKS[1] ?? '',
  };
  const done = { status: 2, at: at(task.days - step.days, 70), remarks: REMARKS[2] ?? '' };
  return [begun, done].slice(0, status);
};

const seedSteps = async (context: SeedContext, { taskId, task, steps }: Steps): Promise<void> => {
  for (const [position, step] of steps.entries()) {
    const { id } = await context.trx
      .insertInto('tracking_step')
      .values({
        task_id: taskId,
        position,
        name: step.name,
        status: task.steps[position] ?? 0,
        completion_percentage: step.percentage,
        due_date: dueIn(context.now, task.due?.[position] ?? step.days - task.days),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { status, at, remarks } of historyOf(context.now, task, { ...step, position })) {
      await context.trx
        .insertInto('step_log')
        .values({ step_id: id, status, remarks, created_at: at, file_path: null })
        .execute();
    }
  }
};

const seedDocuments = async (
  context: SeedContext,
  task: DemoTask & { id: number; names: readonly string[] },
): Promise<void> => {
  for (const [index, name] of task.names.entries()) {
    const document = await context.trx
      .insertInto('task_document')
      .values({ task_id: task.id, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (index >= task.delivered) continue;
    await storeFile(context.trx, {
      customerId: context.customerId,
      fileName: `${name}.pdf`,
      bytes: demoBytes('pdf', name),
      contentType: DEMO_TYPES.pdf,
      folder: 'tasks',
      extension: 'pdf',
      taskDocumentId: document.id,
      inCabinet: false,
      tags: name,
      uploadedBy: 'User',
      createdAt: daysAgo(context.now, task.days, 10 + index * 4),
    });
  }
};

const taskRow = (context: SeedContext, task: DemoTask, orderId: number | null) => ({
  customer_id: context.customerId,
  order_id: orderId,
  service_name: task.name,
  status: task.status,
  assigned_at: task.status === 0 ? null : daysAgo(context.now, task.days - 1),
  created_at: daysAgo(context.now, task.days),
  completed_date: task.status === 3 ? daysAgo(context.now, task.days - 12) : null,
  created_by: EXPERT,
});

/** Seeds tasks in every status, with steps, logs and documents; returns their ids by name. */
export const seedTasks = async (
  context: SeedContext,
  orders: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  for (const task of DEMO_TASKS) {
    const orderId = orders.get(task.order) ?? null;
    const { id } = await context.trx
      .insertInto('task')
      .values(taskRow(context, task, orderId))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(task.name, id);
    const service = await context.trx
      .selectFrom('sub_service')
      .select(['steps', 'documents'])
      .where('id', '=', task.service)
      .executeTakeFirstOrThrow();
    await seedSteps(context, { taskId: id, task, steps: ownJson<readonly Step[]>(service.steps) });
    await seedDocuments(context, { ...task, id, names: ownJson<readonly string[]>(service.documents) });
  }
  return ids;
};
