import { isSome, none, some } from 'fp-ts/Option';
import { expect } from 'vitest';
import type { Backend, ReadableBackend } from '../backend';
import { answerOf, expectIds, failureOf, firstOf, stopped } from '../expectations';
import { taskId } from '../../../src/domain/work/task';
import { describe, it } from '../suite';

/** Contract of tasks and their steps. */
export const workReadings = (open: () => ReadableBackend): void => {
  describe('WorkGateway', () => {
    it('lists tasks, each with steps whose percentages are between 0 and 100', async () => {
      const { work } = await open().furnished();
      const tasks = await answerOf(work.tasks());
      expectIds(tasks);
      for (const { id } of tasks) {
        const steps = await answerOf(work.steps(id));
        expectIds(steps);
        for (const { name, percentage } of steps) {
          expect(name).toMatch(/\S/);
          expect(percentage >= 0 && percentage <= 100).toBe(true);
        }
      }
    });

    it('answers one task as the list has it, and none under an id that nobody has', async () => {
      const { work } = await open().furnished();
      for (const task of await answerOf(work.tasks()))
        expect(await answerOf(work.task(task.id))).toEqual(some(task));
      expect(await answerOf(work.task(taskId('999999999')))).toEqual(none);
    });

    it('stops reading steps when cancelled', async () => {
      const { work } = await open().furnished();
      const [task] = await answerOf(work.tasks());
      expect((await failureOf(work.steps(task?.id ?? taskId('1'), stopped()))).kind).toBe('Cancelled');
    });
  });
};

export const workContract = (open: () => Backend): void => {
  describe('WorkGateway', () => {
    it('names a task’s customer and start', async () => {
      const { work, user } = await open().furnished();
      const tasks = await answerOf(work.tasks());
      expect(tasks.length).toBeGreaterThan(0);
      for (const task of tasks) {
        expect(task.userId).toBe(user.id);
        expect(isSome(task.createdAt)).toBe(true);
      }
    });

    it('lists no task for a new customer, and hides one from other customers', async () => {
      const customer = await open().furnished();
      const other = await open().newcomer();
      const task = firstOf(await answerOf(customer.work.tasks()), 'task');
      expect(await answerOf(other.work.tasks())).toEqual([]);
      expect(await answerOf(other.work.task(task.id))).toEqual(none);
      expect((await failureOf(other.work.steps(task.id))).kind).toBe('NotFound');
    });
  });
};
