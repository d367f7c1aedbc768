import { storeSmallFiles } from '../documents/storedFiles';
import { ownJson } from '../http/shape';
import { EXPERT } from '../work/expert';
import { daysAgo, dueIn, momentOf, type SeedContext, workedDaysAgo } from './seedContext';
import { demoBytes, DEMO_TYPES } from './demoFileContent';
import { DEMO_TASKS, type DemoTask } from './demoTasks';

type Step = { readonly name: string; readonly percentage: number; readonly days: number };

const REMARKS: Readonly<Record<number, string>> = {
  1: 'We are working on this step.',
  2: 'Done and checked by a second expert.',
};

/** A task with what its service says of steps and documents. */
type Given = {
  readonly id: number;
  readonly task: DemoTask;
  readonly steps: readonly Step[];
  readonly names: readonly string[];
};

type Entry = {
  readonly status: number;
  readonly at: Date;
  readonly remarks: string;
  readonly file?: string;
};

/**
 * The log of a step: when it started, with the expert's remarks if any, and when it was completed, with the result; each
 * after the step before and before today, so that their order hangs on no day and no hour.
 */
const historyOf = (
  now: Date,
  task: DemoTask,
  step: Step & { readonly position: number },
): readonly Entry[] => {
  const { position } = step;
  const status = task.steps[position] ?? 0;
  const at = (days: number, minutes: number): Date =>
    daysAgo(now, Math.min(task.days, workedDaysAgo(now, Math.max(1, days))), minutes + position * 50);
  const note = task.notes?.find((one) => one.step === position);
  const begun = {
    status: 1,
    at: note === undefined ? at(task.days - step.days + 2, 25) : momentOf(now, note.ago),
    remarks: note?.text ?? REMARKS[1] ?? '',
  };
  const result = position === task.steps.length - 1 ? task.result : undefined;
  const done = {
    status: 2,
    at: at(task.days - step.days, 70),
    remarks: result?.text ?? REMARKS[2] ?? '',
    ...(result === undefined ? {} : { file: result.file }),
  };
  return [begun, done].slice(0, status);
};

type Paths = ReadonlyMap<string, string>;

/** Where each result is stored: in the cabinet, or on its own. */
const storeResults = async (context: SeedContext, cabinet: Paths): Promise<Paths> => {
  const results = DEMO_TASKS.flatMap(({ days, result }) =>
    result === undefined || cabinet.has(result.file) ? [] : [{ days, name: result.file }],
  );
  const paths = await storeSmallFiles(
    context.trx,
    results.map(({ days, name }) => ({
      customerId: context.customerId,
      fileName: name,
      bytes: demoBytes('pdf', name),
      contentType: DEMO_TYPES.pdf,
      folder: 'steps',
      extension: 'pdf',
      isNamedInPath: true,
      taskDocumentId: null,
      inCabinet: false,
      tags: null,
      uploadedBy: 'Expert' as const,
      createdAt: daysAgo(context.now, days - 12),
    })),
  );
  return new Map([...cabinet, ...results.map(({ name }, place) => [name, paths[place] ?? ''] as const)]);
};

const seedSteps = async (context: SeedContext, given: readonly Given[], paths: Paths): Promise<void> => {
  const steps = given.flatMap(({ id, task, steps: ofTask }) =>
    ofTask.map((step, position) => ({ taskId: id, task, step: { ...step, position } })),
  );
  const rows = await context.trx
    .insertInto('tracking_step')
    .values(
      steps.map(({ taskId, task, step }) => ({
        task_id: taskId,
        position: step.position,
        name: step.name,
        status: task.steps[step.position] ?? 0,
        completion_percentage: step.percentage,
        due_date: dueIn(context.now, task.due?.[step.position] ?? step.days - task.days),
      })),
    )
    .returning(['id', 'task_id', 'position'])
    .execute();
  const logs = steps.flatMap(({ taskId, task, step }) => {
    const row = rows.find((one) => one.task_id === taskId && one.position === step.position);
    if (row === undefined) throw new Error('A step was not stored.');
    return historyOf(context.now, task, step).map(({ status, at, remarks, file = '' }) => ({
      step_id: row.id,
      status,
      remarks,
      created_at: at,
      file_path: paths.get(file) ?? null,
    }));
  });
  await context.trx.insertInto('step_log').values(logs).execute();
};

const seedDocuments = async (context: SeedContext, given: readonly Given[]): Promise<void> => {
  const documents = given.flatMap(({ id, names }) => names.map((name) => ({ task_id: id, name })));
  const rows = await context.trx
    .insertInto('task_document')
    .values(documents)
    .returning(['id', 'task_id', 'name'])
    .execute();
  const files = given.flatMap(({ id, task, names }) =>
    names.slice(0, task.delivered).map((name, index) => ({
      customerId: context.customerId,
      fileName: `${name}.pdf`,
      bytes: demoBytes('pdf', name),
      contentType: DEMO_TYPES.pdf,
      folder: 'tasks',
      extension: 'pdf',
      taskDocumentId: rows.find((row) => row.task_id === id && row.name === name)?.id ?? null,
      inCabinet: false,
      tags: name,
      uploadedBy: 'User' as const,
      createdAt: daysAgo(context.now, task.days, 10 + index * 4),
    })),
  );
  await storeSmallFiles(context.trx, files);
};

/** A task is completed with its last step. */
const completedAt = ({ now }: SeedContext, task: DemoTask, steps: readonly Step[]): Date | null => {
  const position = steps.length - 1;
  const last = steps[position];
  if (task.status !== 3 || last === undefined) return null;
  return historyOf(now, task, { ...last, position }).at(-1)?.at ?? null;
};

type TaskGiven = Pick<Given, 'task' | 'steps'> & { readonly orderId: number | null };

const taskRow = (context: SeedContext, { task, steps, orderId }: TaskGiven) => ({
  customer_id: context.customerId,
  order_id: orderId,
  service_name: task.name,
  status: task.status,
  assigned_at: task.status === 0 ? null : daysAgo(context.now, task.days - 1),
  created_at: daysAgo(context.now, task.days),
  completed_date: completedAt(context, task, steps),
  created_by: EXPERT,
});

const storeTasks = async (
  context: SeedContext,
  orders: ReadonlyMap<string, number>,
): Promise<readonly Given[]> => {
  const services = await context.trx
    .selectFrom('sub_service')
    .select(['id', 'steps', 'documents'])
    .where(
      'id',
      'in',
      DEMO_TASKS.map(({ service }) => service),
    )
    .execute();
  const planned = DEMO_TASKS.map((task) => {
    const service = services.find(({ id }) => id === task.service);
    return {
      task,
      orderId: orders.get(task.order) ?? null,
      steps: ownJson<readonly Step[]>(service?.steps ?? '[]'),
      names: ownJson<readonly string[]>(service?.documents ?? '[]'),
    };
  });
  const rows = await context.trx
    .insertInto('task')
    .values(planned.map((given) => taskRow(context, given)))
    .returning(['id', 'service_name'])
    .execute();
  return planned.map(({ task, steps, names }) => {
    const row = rows.find((one) => one.service_name === task.name);
    if (row === undefined) throw new Error(`${task.name} was not stored.`);
    return { id: row.id, task, steps, names };
  });
};

/** Seeds tasks in every status, with steps, logs and documents; returns their ids by name. */
export const seedTasks = async (
  context: SeedContext,
  { orders, cabinet }: { readonly orders: ReadonlyMap<string, number>; readonly cabinet: Paths },
): Promise<ReadonlyMap<string, number>> => {
  const given = await storeTasks(context, orders);
  await seedSteps(context, given, await storeResults(context, cabinet));
  await seedDocuments(context, given);
  return new Map(given.map(({ id, task }) => [task.name, id]));
};
