import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderOf, pay } from './shopping';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.close());

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, value);
  return data;
};

it('lets no step of a new task be due but at the close of a working day', async () => {
  const customer = await running.register('+919400000014');
  for (let day = 0; day < 7; day += 1) {
    await pay(running, await orderOf(running, customer));
    running.clock.now += 86_400_000;
    customer.token = (await running.logIn('+919400000014')).token;
  }
  for (const { id } of (await running.get('user/tasks', customer.token)).body.data) {
    const { data: steps } = (await running.get(`tracking-status-by-taskid/${id}`, customer.token)).body;
    for (const { due_date: due } of steps) {
      expect(due).toMatch(/T12:30:00\.000Z$/);
      expect(new Date(due).getUTCDay() % 6).not.toBe(0);
    }
  }
});

describe('the desk', () => {
  it('sets the day on which a step is due, and keeps it where none is given', async () => {
    const customer = await running.register('+919400000013');
    await pay(running, await orderOf(running, customer));
    const [{ id }] = (await running.get('user/tasks', customer.token)).body.data;
    const first = async () =>
      (await running.get(`tracking-status-by-taskid/${id}`, customer.token)).body.data[0];
    const { id: step } = await first();
    const move = (fields: Record<string, string>) =>
      running.post('/sandbox/steps', { form: form({ step_id: String(step), status: '1', ...fields }) });
    await move({ due_date: '2026-11-30' });
    await move({});
    expect((await first()).due_date).toBe('2026-11-30T12:30:00.000Z');
    expect((await move({ due_date: '2026-02-30' })).status).toBe(422);
  });
});
