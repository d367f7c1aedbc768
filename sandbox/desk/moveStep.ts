import { isNone } from 'fp-ts/Option';
import { readDay } from '../../src/domain/dates/instant';
import { lockCustomer } from '../database/customerLock';
import type { SandboxContext } from '../context';
import { idFrom, optionalText, wholeNumber } from '../http/fields';
import type { Upload } from '../http/formBody';
import { notFound, Refusal } from '../http/refusal';
import type { Trx } from '../database/schema';
import { notify } from '../notifications/notify';
import { closeOfBusiness } from '../work/closeOfBusiness';
import { keepExpertFile } from './quote';

const STATUS_WORDS = ['not started', 'in progress', 'complete'] as const;

/** A task is not started, in progress, or completed once every step is. */
const taskStatus = (steps: readonly number[]): number => {
  if (steps.every((status) => status === 2)) return 3;
  return steps.some((status) => status > 0) ? 1 : 0;
};

const renewTask = async (context: SandboxContext, trx: Trx, taskId: number): Promise<void> => {
  const steps = await trx
    .selectFrom('tracking_step')
    .select('status')
    .where('task_id', '=', taskId)
    .execute();
  const status = taskStatus(steps.map((step) => step.status));
  await trx
    .updateTable('task')
    .set((build) => ({
      status,
      completed_date: status === 3 ? context.now() : null,
      assigned_at:
        status === 0 ? build.ref('assigned_at') : build.fn.coalesce('assigned_at', build.val(context.now())),
    }))
    .where('id', '=', taskId)
    .execute();
};

type Move = {
  readonly status: number;
  readonly percentage: number | null;
  readonly due: Date | null;
  readonly remarks: string;
};

/** Null where the step keeps its due date. */
const dueDateIn = (upload: Upload): Date | null => {
  const text = optionalText(upload.fields, { key: 'due_date', name: 'Due date', max: 10 });
  if (text === '') return null;
  const day = readDay(text);
  if (isNone(day)) throw new Refusal(422, 'A due date is a day, such as 2026-11-30.');
  return closeOfBusiness(day.value);
};

const moveIn = (upload: Upload): Move => {
  const status = wholeNumber(upload.fields, { key: 'status', name: 'Status' });
  if (status > 2) throw new Refusal(422, 'A step’s status is 0, 1 or 2.');
  const given = upload.fields['percentage'] ?? '';
  const percentage =
    given === '' ? null : wholeNumber(upload.fields, { key: 'percentage', name: 'Percentage' });
  if (percentage !== null && percentage > 100) throw new Refusal(422, 'A percentage is at most 100.');
  return {
    status,
    percentage,
    due: dueDateIn(upload),
    remarks: optionalText(upload.fields, { key: 'remarks', name: 'Remarks', max: 2000 }),
  };
};

/** Moves a tracking step, logs the move, updates its task and notifies the customer. */
export const moveStep = async (context: SandboxContext, upload: Upload): Promise<void> => {
  const move = moveIn(upload);
  await context.db.transaction().execute(async (trx) => {
    const step = await trx
      .selectFrom('tracking_step')
      .innerJoin('task', 'task.id', 'tracking_step.task_id')
      .select(['tracking_step.id', 'tracking_step.name', 'task_id', 'customer_id', 'service_name'])
      .where('tracking_step.id', '=', idFrom(upload.fields['step_id'], 'Step'))
      .executeTakeFirst();
    if (step === undefined) throw notFound('Step');
    const customerId = step.customer_id;
    await lockCustomer(trx, customerId);
    const filePath = await keepExpertFile({ context, trx, customerId, folder: 'steps' }, upload);
    await trx
      .updateTable('tracking_step')
      .set({
        status: move.status,
        ...(move.percentage === null ? {} : { completion_percentage: move.percentage }),
        ...(move.due === null ? {} : { due_date: move.due }),
      })
      .where('id', '=', step.id)
      .execute();
    await trx
      .insertInto('step_log')
      .values({
        step_id: step.id,
        status: move.status,
        remarks: move.remarks,
        created_at: context.now(),
        file_path: filePath,
      })
      .execute();
    await renewTask(context, trx, step.task_id);
    await notify(trx, {
      customerId,
      title: step.service_name,
      body: `${step.name} is ${STATUS_WORDS[move.status] ?? ''}. ${move.remarks}`.trim(),
      url: `/task-detail/${step.task_id}`,
      path: `task-detail/${step.task_id}`,
      value: 'tracking',
      at: context.now(),
    });
  });
};
