import { left, right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { HttpWorkGateway } from '../../../src/infrastructure/http/HttpWorkGateway';
import { taskId } from '../../../src/domain/work/task';
import { when } from '../../domain/when';
import { recordedApi } from '../support/recordedApi';

const task = {
  id: 3,
  status: '1',
  service_name: 'GST Filing',
  assigned_at: '2026-11-02 10:00:00',
  created_at: '2026-11-01',
  completed_date: null,
  order_id: 12,
  user_id: 7,
  created_by: '9',
};

const step = {
  id: 1,
  name: 'Documents',
  status: 2,
  completion_percentage: '40',
  due_date: '2026-11-25',
  status_log: [{ status: 2, remarks: 'Received', created_at: '2026-11-03', file_path: 'logs/1.pdf' }],
};

const readStep = {
  id: '1',
  name: 'Documents',
  status: 'complete',
  percentage: 40,
  dueDate: when('2026-11-25'),
  log: [{ status: 'complete', remarks: 'Received', createdAt: when('2026-11-03'), filePath: 'logs/1.pdf' }],
};

const gatewayOver = (response: unknown) => {
  const { api, log, calls } = recordedApi(response);
  return { gateway: new HttpWorkGateway({ api, log }), calls };
};

describe('tasks come from GET /user/tasks', () => {
  it('reads every field of a task [TASK-01]', async () => {
    const { gateway, calls } = gatewayOver({ status: true, data: [task] });
    const expected = {
      id: '3',
      status: 'started',
      serviceName: 'GST Filing',
      assignedAt: when('2026-11-02T10:00:00'),
      createdAt: when('2026-11-01'),
      completedAt: none,
      orderId: '12',
      userId: '7',
      createdBy: '9',
    };
    expect(await gateway.tasks()()).toEqual(right([expected]));
    expect(calls.map((call) => call.address)).toEqual(['/api/v3/user/tasks']);
  });

  it('keeps the list when one task is unreadable', async () => {
    const { gateway } = gatewayOver({ data: [{ status: 1 }, task] });
    const tasks = await gateway.tasks()();
    expect(tasks).toMatchObject(right([{ id: '3' }]));
  });
});

describe('steps come from GET /tracking-status-by-taskid/{taskId}', () => {
  it('requests one task and reads its steps and their log', async () => {
    const { gateway, calls } = gatewayOver({ status: 'success', data: [step] });
    expect(await gateway.steps(taskId('3'))()).toEqual(right([readStep]));
    expect(calls.map((call) => call.address)).toEqual(['/api/v3/tracking-status-by-taskid/3']);
  });

  it('reads a log that is JSON text, and a step without a log', async () => {
    const texted = { ...step, status_log: JSON.stringify(step.status_log) };
    const { gateway } = gatewayOver([texted, { id: 2, name: 'Filing', status: null }]);
    const bare = { id: '2', name: 'Filing', status: 'unknown', percentage: 0, dueDate: none, log: [] };
    expect(await gateway.steps(taskId('3'))()).toEqual(right([readStep, bare]));
  });

  it('is cancelled when the dashboard is left', async () => {
    const { gateway } = gatewayOver([step]);
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    cancel();
    expect(await gateway.steps(taskId('3'), signal)()).toEqual(left(gatewayError('Cancelled')));
  });
});
