import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeTasks, groupTasks } from '../../../src/domain/work/grouping';
import { taskStatusFromCode } from '../../../src/domain/work/task';
import { aTask } from './aTask';
import { anyTasks } from './arbitraries';

const ofCode = (code: number) => aTask({ id: String(code), status: taskStatusFromCode(code) });
const idsOf = (tasks: readonly { readonly id: string }[]) => tasks.map(({ id }) => id);

describe('groups of tasks on the dashboard', () => {
  it('puts 0 under Upcoming, 1 and 2 under Active, 3 under Completed and 7 nowhere [TASK-05]', () => {
    const groups = groupTasks([0, 1, 2, 3, 7].map(ofCode));
    expect(idsOf(groups.upcoming)).toEqual(['0']);
    expect(idsOf(groups.active)).toEqual(['1', '2']);
    expect(idsOf(groups.completed)).toEqual(['3']);
  });

  it('lists only tasks of status 1 or 2 as active [DASH-14]', () => {
    expect(idsOf(activeTasks([0, 1, 2, 3].map(ofCode)))).toEqual(['1', '2']);
  });

  it('gives every known task exactly one group and keeps the order [TASK-05]', () => {
    fc.assert(
      fc.property(anyTasks, (tasks) => {
        const { active, upcoming, completed } = groupTasks(tasks);
        const known = tasks.filter((task) => task.status !== 'unknown');
        expect(active.length + upcoming.length + completed.length).toBe(known.length);
        expect(new Set([...active, ...upcoming, ...completed])).toEqual(new Set(known));
        expect(active).toEqual(tasks.filter((task) => active.includes(task)));
      }),
    );
  });
});
