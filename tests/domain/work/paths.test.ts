import { describe, expect, it } from 'vitest';
import { taskPath } from '../../../src/domain/work/paths';
import { taskId } from '../../../src/domain/work/task';

describe('the address of a task', () => {
  it('opens its documents without a word, and its steps by name [PAPER-05]', () => {
    const id = taskId('a/7');
    expect([taskPath(id), taskPath(id, 'documents'), taskPath(id, 'tracking')]).toEqual([
      '/task-detail/a%2F7',
      '/task-detail/a%2F7',
      '/task-detail/a%2F7?tab=tracking',
    ]);
  });
});
