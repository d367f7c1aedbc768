import { storeFile } from '../documents/storedFiles';
import { ownJson } from '../http/shape';
import { EXPERT } from '../work/expert';
import { daysAgo, type Ground } from './ground';
import { demoBytes, DEMO_TYPES } from './demoFileContent';
import { DEMO_TASKS, type DemoTask } from './demoWork';

const DAY = 86_400_000;

type Step = { readonly name: string; readonly percentage: number; readonly days: number };

const REMARKS: Readonly<Record<number, string>> = {
  1: 'We are working on this step.',
  2: 'Done and checked by a second expert.',
};

type Steps = { readonly taskId: number; readonly task: DemoTask; readonly steps: readonly Step[] };

const logStep = async (
  ground: Ground,
  stepId: number,
  log: { status: number; days: number },
): Promise<void> => {
  await ground.trx
    .insertInto('step_log')
    .values({
      step_id: stepId,
      status: log.status,
      remarks: REMARKS[log.status] ?? '',
      created_at: daysAgo(ground.now, Math.max(0, log.days)),
      file_path: null,
    })
    .execute();
};

const seedSteps = async (ground: Ground, { taskId, task, steps }: Steps): Promise<void> => {
  const start = daysAgo(ground.now, task.days).getTime();
  for (const [position, step] of steps.entries()) {
    const status = task.steps[position] ?? 0;
    const { id } = await ground.trx
      .insertInto('tracking_step')
      .values({
        task_id: taskId,
        position,
        name: step.name,
        status,
        completion_percentage: step.percentage,
        due_date: new Date(start + step.days * DAY),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (status >= 1) await logStep(ground, id, { status: 1, days: task.days - step.days + 2 });
    if (status === 2) await logStep(ground, id, { status: 2, days: task.days - step.days });
  }
};

const seedDocuments = async (
  ground: Ground,
  task: DemoTask & { id: number; names: readonly string[] },
): Promise<void> => {
  for (const [index, name] of task.names.entries()) {
    const document = await ground.trx
      .insertInto('task_document')
      .values({ task_id: task.id, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (index >= task.delivered) continue;
    await storeFile(ground.trx, {
      customerId: ground.customerId,
      fileName: `${name}.pdf`,
      bytes: demoBytes('pdf', name),
      contentType: DEMO_TYPES.pdf,
      folder: 'tasks',
      extension: 'pdf',
      taskDocumentId: document.id,
      inCabinet: false,
      tags: name,
      uploadedBy: 'User',
      createdAt: daysAgo(ground.now, task.days),
    });
  }
};

const taskRow = (ground: Ground, task: DemoTask, orderId: number | null) => ({
  customer_id: ground.customerId,
  order_id: orderId,
  service_name: task.name,
  status: task.status,
  assigned_at: task.status === 0 ? null : daysAgo(ground.now, task.days - 1),
  created_at: daysAgo(ground.now, task.days),
  completed_date: task.status === 3 ? daysAgo(ground.now, task.days - 12) : null,
  created_by: EXPERT,
});

/** Tasks in every status, each with its steps, their logs and its documents. */
export const seedTasks = async (ground: Ground, orders: ReadonlyMap<string, number>): Promise<void> => {
  for (const task of DEMO_TASKS) {
    const orderId = task.order === null ? null : (orders.get(task.order) ?? null);
    const { id } = await ground.trx
      .insertInto('task')
      .values(taskRow(ground, task, orderId))
      .returning('id')
      .executeTakeFirstOrThrow();
    const service = await ground.trx
      .selectFrom('sub_service')
      .select(['steps', 'documents'])
      .where('id', '=', task.service)
      .executeTakeFirstOrThrow();
    await seedSteps(ground, { taskId: id, task, steps: ownJson<readonly Step[]>(service.steps) });
    await seedDocuments(ground, { ...task, id, names: ownJson<readonly string[]>(service.documents) });
  }
};
