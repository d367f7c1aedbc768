import { expect, it } from 'vitest';
import { onBothDatabases } from './onBothDatabases';
import { FIXED } from './shopping';
import type { Running } from './startSandbox';

const ask = (running: Running, token: string, questions: unknown) =>
  running.post('add-quotation', { token, body: { ...FIXED, service_id: 55, questions } });

const answered = (count: number, answer: string): readonly object[] =>
  Array.from({ length: count }, (_, id) => ({ id, question: 'What?', answer }));

const STORED_ONCE = [
  '[null]',
  'null',
  '{}',
  '"text"',
  'no JSON',
  '[[["x"]]]',
  '[{"question":{"toString":1},"answer":{"toString":1}}]',
  `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
];

onBothDatabases('questions and answers', (open) => {
  it('are stored unchanged with the request', async () => {
    const running = open();
    const { token } = await running.register('+919395000001');
    const questions = [{ id: 1, question: 'What?', options: '["a"]', hint: null, answer: ['a', 'b'] }];
    const { id } = (await ask(running, token, questions)).body.data;
    const kept = (await running.get(`quotation-request/${id}`, token)).body.data.questions;
    expect(JSON.parse(kept)).toEqual(questions);
  });

  it('are kept with the fields of a question alone', async () => {
    const running = open();
    const { token } = await running.register('+919395000006');
    const sent = [{ id: 1, question: 'What?', toString: 1, valueOf: 1, further: 'x', answer: 'a' }];
    const { id } = (await ask(running, token, sent)).body.data;
    const kept = (await running.get(`quotation-request/${id}`, token)).body.data.questions;
    expect(JSON.parse(kept)).toEqual([{ id: 1, question: 'What?', answer: 'a' }]);
  });

  it('are refused where one has no question or no answer, which nobody could read', async () => {
    const running = open();
    const { token } = await running.register('+919395000007');
    for (const odd of [
      { toString: 1, valueOf: 1 },
      { question: 'What?' },
      { answer: 'a' },
      { question: 1, answer: 'a' },
    ])
      expect((await ask(running, token, [odd])).status).toBe(422);
  });

  it('are refused when they are no list, too many or too long', async () => {
    const running = open();
    const { token } = await running.register('+919395000002');
    const messages = async (questions: unknown) => {
      const { status, body } = await ask(running, token, questions);
      return [status, body.message];
    };
    const noList = [422, 'The questions must be a list, each with its answer.'];
    for (const odd of [[null], {}, 'x', [1], [[]], [{ answer: {} }], [{ id: {} }], [{ answer: [{}] }]])
      expect(await messages(odd)).toEqual(noList);
    expect(await messages(answered(101, 'x'))).toEqual([
      422,
      'At most 100 questions can be answered at once.',
    ]);
    expect(await messages(answered(1, 'x'.repeat(5001)))).toEqual([
      422,
      'An answer may have at most 5000 characters.',
    ]);
    expect(await messages(answered(20, 'x'.repeat(4000)))).toEqual([
      422,
      'The answers are too long together. Please shorten them.',
    ]);
    expect((await ask(running, token, answered(100, 'x'.repeat(500)))).status).toBe(200);
  });

  it('never break the desk, whatever was stored before', async () => {
    const running = open();
    const { id } = await running.register('+919395000003');
    const rows = STORED_ONCE.map((questions) => ({
      customer_id: id,
      sub_service_id: 55,
      service_name: 'Legal Drafting',
      status: 0,
      questions,
      created_at: new Date(),
    }));
    const kept = await running.sandbox.context.db
      .insertInto('quotation_request')
      .values(rows)
      .returning('id')
      .execute();
    const desk = await running.get('/sandbox/desk');
    expect(desk.status).toBe(200);
    for (const request of kept) expect(desk.body).toContain(`<strong>#${request.id} Legal Drafting</strong>`);
    expect(desk.body).toContain('The answers cannot be read.');
  });

  it('are quoted for at most one crore rupees and one year', async () => {
    const running = open();
    const { token } = await running.register('+919395000004');
    const { id } = (await ask(running, token, [])).body.data;
    const quote = async (amount: string, days: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ request_id: String(id), amount, days }))
        form.append(name, value);
      return (await running.post('/sandbox/quotations', { form })).status;
    };
    expect(await quote('99999999', '15')).toBe(422);
    for (const days of ['1e308', '-1', '0', 'x', '366']) expect(await quote('4500', days)).toBe(422);
    expect(await quote('10000000', '365')).toBe(200);
  });

  it('never fill a cart by accepted quotations beyond what an order can hold', async () => {
    const running = open();
    const { token } = await running.register('+919395000005');
    const accept = async () => {
      const { id } = (await ask(running, token, [])).body.data;
      const form = new FormData();
      form.append('request_id', String(id));
      form.append('amount', '10000000');
      const quotation = (await running.post('/sandbox/quotations', { form })).body.data.id;
      const { status, body } = await running.post(`update-quotation-status/${quotation}`, {
        token,
        body: { status: 1 },
      });
      return [status, body.message];
    };
    expect((await accept())[0]).toBe(200);
    expect(await accept()).toEqual([422, 'The cart is too large for one online payment.']);
  });
});
