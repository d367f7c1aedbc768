import { isSome } from 'fp-ts/Option';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_NOTIFICATIONS } from '../../sandbox/seed/demoBelongings';
import { dueIn } from '../../sandbox/seed/seedContext';
import { ABOUT_QUESTION } from '../../src/domain/catalogue/proceed';
import { addDays } from '../../src/domain/dates/calendarDay';
import { dayOf, indianDay, instant, startOfIndianDay } from '../../src/domain/dates/instant';
import { readWhen } from '../../src/domain/dates/readWhen';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
let token: string;
beforeAll(async () => {
  running = await startSandbox();
  ({ token } = await running.logIn('+919876543210'));
});
afterAll(() => running.close());

type Row = Readonly<Record<string, string>>;
type Document = { readonly name: string; readonly files: readonly unknown[] };

type Log = { readonly step: string; readonly at: number };
const HOUR = 3_600_000;

const read = async (path: string) => (await running.get(path, token)).body;
const today = () => indianDay(instant(running.clock.now));
const dayIn = (text: string): string => {
  const when = readWhen(text);
  return isSome(when) ? dayOf(when.value) : '';
};
const tasks = async (): Promise<readonly Row[]> => (await read('user/tasks')).data;
const stepsOf = async (id: string | undefined): Promise<readonly Row[]> =>
  (await read(`tracking-status-by-taskid/${id}`)).data;
const missingOf = async (id: string | undefined): Promise<readonly string[]> =>
  (await read(`files/task/${id}`)).data
    .filter((document: Document) => document.files.length === 0)
    .map((document: Document) => document.name);
const quotations = async (status: number): Promise<readonly Row[]> =>
  (await read('user/quotations')).data.data.data.filter((one: { status: number }) => one.status === status);
const cartNames = async (): Promise<readonly string[]> =>
  (await read('user/cart')).data.items.map((item: Row) => item['service_name']);
const orders = async (): Promise<readonly Row[]> => (await read('user/orders')).data.data;

const news = (): Promise<readonly Row[]> => read('user/notification');
const targetOf = ({ data = '' }: Row): { readonly path: string; readonly value: number | null } =>
  JSON.parse(data);

const everyTask = async () =>
  Promise.all(
    (await tasks()).map(async ({ id, service_name: name, order_id: order }) => ({
      name,
      order,
      steps: await stepsOf(id),
      missing: await missingOf(id),
    })),
  );

/** Where the file is that was sent with a step; blank without one. */
const deliveredIn = (step: Row | undefined): string =>
  /"file_path":"([^"]+)"/.exec(JSON.stringify(step ?? {}))?.[1] ?? '';

const overdue = (steps: readonly Row[]): readonly (string | undefined)[] =>
  steps
    .filter(({ status, due_date: due = '' }) => Number(status) < 2 && dayIn(due) < today())
    .map(({ due_date: due = '' }) => dayIn(due));

const written = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const timeOf = (row: Row): string => written.format(new Date(row['created_at'] ?? ''));

describe('the demo data', () => {
  it('answers a completed task with its closing step first, at 100, and delivers its result [HOME-03]', async () => {
    const completed = (await everyTask()).filter(({ steps }) =>
      steps.every((step) => Number(step['status']) === 2),
    );
    const told = await Promise.all(
      completed.map(async ({ name, steps }) => {
        const [closing] = steps;
        const path = deliveredIn(closing);
        const answer = await running.get(`files/download-link/${encodeURIComponent(path)}`, token);
        return [
          name,
          closing?.['name'],
          closing?.['completion_percentage'],
          path.split('/').at(-1),
          answer.status,
        ];
      }),
    );
    expect(told).toEqual([
      ['Director KYC', 'Closure', '100', 'DIR-3 KYC receipt.pdf', 200],
      ['Income Tax Return', 'Closure', '100', 'ITR acknowledgement.pdf', 200],
    ]);
    const [return_] = completed.slice(-1);
    expect(return_?.steps.map((step) => step['completion_percentage'])).toEqual([
      '100',
      '90',
      '70',
      '40',
      '20',
    ]);
    const cabinet: readonly Row[] = (await read('user/files')).data.data.data;
    const kept = cabinet.find((file) => file['file_name'] === 'ITR acknowledgement.pdf');
    expect(kept?.['filepath']).toBe(deliveredIn(return_?.steps[0]));
  });

  it('completes a task when its closing step is complete', async () => {
    const completed = (await tasks()).filter(({ status }) => Number(status) === 3);
    for (const { id, completed_date: on } of completed) {
      const [closing] = await stepsOf(id);
      expect(JSON.stringify(closing)).toContain(`"created_at":"${on ?? ''}","file_path":"`);
    }
    expect(completed).toHaveLength(2);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'lets a step be due at the close of a working day only (%i days on)',
    (on) => {
      for (const days of [-24, -1, 0, 1, 2, 12]) {
        const due = dueIn(new Date(Date.UTC(2026, 10, 26 + on)), days);
        expect(due.getUTCDay() % 6).not.toBe(0);
        expect(due.toISOString()).toMatch(/T12:30:00\.000Z$/);
      }
    },
  );

  it('answers in each request the questions that its service asks', async () => {
    const services = (await read('services')).flatMap(
      ({ sub_services: children }: { sub_services: readonly Row[] }) => children,
    );
    for (const request of (await read('user/quotation-request')).data.data) {
      const service = services.find(({ name }: Row) => name === request.service_name);
      const asked = (await read(`questions/${service.id}`)).map(
        ({ question }: { question: string }) => question,
      );
      const answered = JSON.parse(request.questions).map(({ question }: { question: string }) => question);
      const own = service.pricing_model === 'quotation' ? [ABOUT_QUESTION] : [];
      const ofService = answered.filter((question: string) => !own.includes(question));
      expect([request.service_name, ofService]).toEqual([request.service_name, asked]);
    }
  });

  it('has no FAQ about the days and documents of a payment, and one of its own for each service', async () => {
    const services = (await read('services')).flatMap(
      ({ sub_services: children }: { sub_services: { id: number }[] }) => children.map(({ id }) => id),
    );
    const titles: string[] = [];
    for (const id of services) titles.push((await read(`faqs/${id}`))[0].title);
    expect(new Set(titles).size).toBe(services.length);
    const paying = JSON.stringify(await read('faqs/162'));
    expect(paying).not.toMatch(/days|documents/);
  });

  it("completes 'Documents received' only when none is missing, and has an order for each task", async () => {
    for (const { steps, missing, order } of await everyTask()) {
      const received = steps.find((step) => step['name'] === 'Documents received');
      expect(Number(received?.['status']) === 2).toBe(missing.length === 0);
      expect(Number(order)).toBeGreaterThan(0);
    }
  });

  it('lacks four documents of the company, overdue, and the cheque of the GST registration', async () => {
    const waiting = (await everyTask()).filter(({ missing }) => missing.length > 0);
    expect(waiting.map(({ name, missing }) => [name, missing.length])).toEqual([
      ['Private Limited Company', 4],
      ['GST Registration', 1],
    ]);
    expect(waiting[1]?.missing).toEqual(['Cancelled cheque']);
  });

  it('has nothing overdue but the company’s documents, since the last working day', async () => {
    const late = (await everyTask()).flatMap(({ name, steps }) => overdue(steps).map((day) => [name, day]));
    expect(late).toEqual([
      ['Private Limited Company', dayIn(dueIn(new Date(running.clock.now), -1).toISOString())],
    ]);
  });

  it('has in the cart the accepted quotation and the order that was not paid', async () => {
    const accepted = (await quotations(1)).map((quotation) => quotation['service_name']);
    expect(await cartNames()).toEqual(['MSME Registration', ...accepted]);
    const unpaid = (await orders()).find((order) => JSON.stringify(order['services']).includes('MSME'));
    expect(unpaid?.['payment_status']).toBe('failed');
    const checksum = await running.post('generate-payu-checksum', {
      token,
      body: { order_id: unpaid?.['id'] },
    });
    expect(checksum.status).toBe(200);
  });

  it('has two quotations to decide, with days left', async () => {
    const left = (await quotations(0)).map(({ expiry_date: expiry = '' }) => dayIn(expiry));
    expect(left).toEqual([addDays(today(), 14), addDays(today(), 12)]);
  });

  it('has notifications about existing records only', async () => {
    const targets = (await news()).map(targetOf);
    const calls = targets.flatMap(({ path, value }) => {
      const [, task] = /^task-detail\/(\d+)$/.exec(path) ?? [];
      if (task !== undefined) return [`files/task/${task}`];
      if (path === 'quotation') return [`quotations/${value}`];
      return path === 'sub-service' ? [`faqs/${value}`] : [];
    });
    expect(calls).toHaveLength(4);
    for (const call of calls) expect((await running.get(call, token)).status).toBe(200);
    const named = (await news()).find(({ title }) => title === 'Document needed');
    expect(named?.['body']).toContain('cancelled cheque');
  });

  describe('made at another hour of another day', () => {
    const start = startOfIndianDay(addDays(indianDay(instant(Date.now())), 1));
    const moments = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
      [0.2, 11, 23.8].map((hour) => [day, hour] as const),
    );
    afterAll(() => (running.clock.now = Date.now()));

    it.each(moments)(
      'tells notifications, and the remarks of the tasks under way, in the same order (day %i, hour %f)',
      async (day, hour) => {
        running.clock.now = start + (day * 24 + hour) * HOUR;
        const phone = `+91940000${String(day * 240 + hour * 10).padStart(4, '0')}`;
        const { body } = await running.post('/sandbox/customers', { body: { phone } });
        const logsOf = async ({ id }: Row): Promise<readonly Log[]> =>
          (await running.get(`tracking-status-by-taskid/${id}`, body.access_token)).body.data.flatMap(
            (step: { name: string; status_log: readonly Row[] }) =>
              step.status_log.map(({ created_at: at = '' }) => ({ step: step.name, at: Date.parse(at) })),
          );
        const heard: readonly Row[] = (await running.get('user/notification', body.access_token)).body;
        expect(heard.map(({ title }) => title)).toEqual(
          DEMO_NOTIFICATIONS.toReversed().map(({ title }) => title),
        );
        const own: readonly Row[] = (await running.get('user/tasks', body.access_token)).body.data;
        const newest: (Log & { name: string })[] = [];
        for (const task of own.filter(({ status }) => Number(status) < 3)) {
          const [last] = (await logsOf(task)).toSorted((one, other) => other.at - one.at);
          if (last !== undefined) newest.push({ name: task['service_name'] ?? '', ...last });
        }
        expect(
          newest.toSorted((one, other) => one.at - other.at).map(({ name, step }) => [name, step]),
        ).toEqual([
          ['Book Keeping', 'Review by expert'],
          ['TDS Return Filing', 'Closure'],
          ['GST Registration', 'Review by expert'],
        ]);
      },
    );
  });

  it('has distinct times, none of them in the future', async () => {
    for (const rows of [await orders(), await quotations(0), await tasks()]) {
      expect(new Set(rows.map(timeOf)).size).toBe(rows.length);
      for (const row of rows) expect(Date.parse(row['created_at'] ?? '')).toBeLessThanOrEqual(Date.now());
    }
  });
});
