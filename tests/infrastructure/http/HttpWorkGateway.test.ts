import { left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { incomplete } from '../../../src/domain/received/incomplete';
import { CALLS_AT_ONCE, Turns } from '../../../src/infrastructure/http/Turns';
import { HttpFileGateway } from '../../../src/infrastructure/http/HttpFileGateway';
import { HttpWorkGateway } from '../../../src/infrastructure/http/HttpWorkGateway';
import { taskId } from '../../../src/domain/work/task';
import { when } from '../../domain/when';
import { clientOf } from './apiServer';
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
  return { gateway: new HttpWorkGateway({ api, log, turns: new Turns() }), calls, log };
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
    expect(tasks).toMatchObject(right(incomplete([{ id: '3' }])));
  });

  it('is no proof that a task is missing when one is unreadable [AMB-13]', async () => {
    const { gateway } = gatewayOver({ data: [{ status: 1 }, task] });
    expect(await gateway.task(taskId('9'))()).toEqual(left(gatewayError('Malformed')));
    expect(await gateway.task(taskId('3'))()).toMatchObject(right(some({ id: '3' })));
  });
});

const stepsWith = async (statusLog: unknown) => {
  const { gateway, log } = gatewayOver({ data: [{ ...step, status_log: statusLog }] });
  return { steps: await gateway.steps(taskId('3'))(), failures: log.failures };
};

describe('the log of a step', () => {
  it('is read as an object with numbers as keys, as a filtered list is sent', async () => {
    const { steps, failures } = await stepsWith({ 4: step.status_log[0] });
    expect(steps).toEqual(right([readStep]));
    expect(failures).toEqual([]);
  });

  it.each(['a text', 7, true, { message: 'No log' }])('is empty for %j, and this is logged', async (sent) => {
    const { steps, failures } = await stepsWith(sent);
    expect(steps).toEqual(right([{ ...readStep, log: [] }]));
    expect(failures).toEqual(['Left out the status_log of one tracking step, which could not be read.']);
  });

  it('is what can be read of it, and what cannot is logged', async () => {
    const { steps, failures } = await stepsWith([7, step.status_log[0]]);
    expect(steps).toEqual(right([readStep]));
    expect(failures).toEqual(['Left out the status_log of one tracking step, which could not be read.']);
  });

  it.each([undefined, null, '', ' ', 'null', [], '[]', {}, '{}', [null], [{}]])(
    'is empty for %j, which logs nothing',
    async (sent) => {
      const { steps, failures } = await stepsWith(sent);
      expect(steps).toEqual(right([{ ...readStep, log: [] }]));
      expect(failures).toEqual([]);
    },
  );
});

const due = (text: string) => ({ dueDate: when(text) });

describe('a day that is sent as midnight', () => {
  it('is the due date of a step without an hour; a real hour stays [TASK-14] [NEED-14]', async () => {
    const sent = ['2026-11-25T00:00:00.000000Z', '2026-11-25 00:00:00', '2026-11-25 18:00:00'];
    const { gateway } = gatewayOver({ data: sent.map((due_date, id) => ({ ...step, id, due_date })) });
    expect(await gateway.steps(taskId('3'))()).toMatchObject(
      right([due('2026-11-25'), due('2026-11-25'), due('2026-11-25T18:00')]),
    );
  });

  it('is the day on which a task was assigned or completed [TASK-01]', async () => {
    const sent = { ...task, assigned_at: '2026-11-02T00:00:00Z', completed_date: '2026-11-25 00:00:00' };
    const { gateway } = gatewayOver({ data: [sent] });
    expect(await gateway.tasks()()).toMatchObject(
      right([{ assignedAt: when('2026-11-02'), completedAt: when('2026-11-25') }]),
    );
  });
});

describe('one task', () => {
  it('is found in the list, which has no call of its own', async () => {
    const { gateway, calls } = gatewayOver({ status: true, data: [task] });
    expect(await gateway.task(taskId('3'))()).toMatchObject(right(some({ id: '3' })));
    expect(await gateway.task(taskId('4'))()).toEqual(right(none));
    expect(calls.map((call) => call.address)).toEqual(['/api/v3/user/tasks', '/api/v3/user/tasks']);
  });

  it('is not missing from a list of which a page was refused', async () => {
    const { gateway } = gatewayOver({ data: { current_page: 1, last_page: 2, data: [task] } });
    expect(await gateway.task(taskId('3'))()).toMatchObject(right(some({ id: '3' })));
    expect(await gateway.task(taskId('4'))()).toEqual(left(gatewayError('Malformed')));
  });
});

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

/** Gateways for steps and documents that share their turns; each call waits until the test answers it. */
const heldGateways = () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const fetchOnce: typeof fetch = (input, init) =>
    new Promise((resolve, reject) => {
      asked.push(addressOf(input).replace(/^.*\/api\/v3\//, ''));
      answers.push(() => resolve(Response.json([])));
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  const { api, log } = clientOf({ fetchOnce, read: fetchOnce });
  const deps = { api, log, turns: new Turns() };
  const gateways = { work: new HttpWorkGateway(deps), files: new HttpFileGateway(deps) };
  return { ...gateways, asked, answers };
};

describe('the steps and documents of many tasks', () => {
  const ids = ['1', '2', '3', '4', '5', '6', '7', '8'].map(taskId);

  it('share six calls at a time, those for a task in view first [TASK-02] [NEED-12]', async () => {
    const { work, files, asked, answers } = heldGateways();
    for (const id of ids) {
      void work.steps(id)();
      void files.taskDocuments(id)();
    }
    work.setInView(taskId('8'), true);
    work.setInView(taskId('7'), true);
    work.setInView(taskId('7'), false);
    await expect.poll(() => asked).toHaveLength(CALLS_AT_ONCE);
    expect(asked).toEqual(
      ['1', '2', '3'].flatMap((id) => [`tracking-status-by-taskid/${id}`, `files/task/${id}`]),
    );
    for (const answer of answers.slice(0, 3)) answer();
    await expect.poll(() => asked).toHaveLength(CALLS_AT_ONCE + 3);
    expect(asked.slice(CALLS_AT_ONCE)).toEqual([
      'tracking-status-by-taskid/8',
      'files/task/8',
      'tracking-status-by-taskid/4',
    ]);
  });

  it('end on leaving, also those that wait for their turn', async () => {
    const { work, asked } = heldGateways();
    const leaving = new AbortController();
    const results = ids.map((id) => work.steps(id, leaving.signal)());
    await expect.poll(() => asked).toHaveLength(CALLS_AT_ONCE);
    leaving.abort();
    expect(await Promise.all(results)).toEqual(ids.map(() => left(gatewayError('Cancelled'))));
    expect(asked).toHaveLength(CALLS_AT_ONCE);
  });

  it('are read for other tasks once nobody waits for the stuck ones', async () => {
    const { work, asked } = heldGateways();
    const stuck = new AbortController();
    ids.forEach((id, index) => void work.steps(id, index < CALLS_AT_ONCE ? stuck.signal : undefined)());
    await expect.poll(() => asked).toHaveLength(CALLS_AT_ONCE);
    stuck.abort();
    await expect
      .poll(() => asked.slice(CALLS_AT_ONCE))
      .toEqual(['7', '8'].map((id) => `tracking-status-by-taskid/${id}`));
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
