import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DocumentedCall, textOf, theDocument } from '../../conformance/theDocument.ts';
import { validatorOf } from '../../conformance/validator.ts';
import { type Running, startSandbox } from '../sandbox/startSandbox';
import { differences } from '../contract/document/checkExchange';
import { reportingFetch } from '../contract/document/exchange';
import { conformanceOf, linesIn, toldIn } from './asking';
import { FAULTS, STATUSES } from './plantedFaults';

/** The origin of a page elsewhere, which the sandbox lets in. */
const PAGE = 'https://portal.example';

let running: Running;
let phones = 0;

/** A customer with records of every kind; each run has one of its own. */
const enter = async (): Promise<{ readonly phone: string; readonly token: string }> => {
  const phone = `+9162000000${String((phones += 1)).padStart(2, '0')}`;
  const { body } = await running.post('/sandbox/customers', { body: { phone, displayname: 'Asha Rao' } });
  return { phone, token: body.access_token };
};

/** An order takes the whole cart, and so only an empty one is added to and ordered. */
const emptyCart = async (token: string): Promise<void> => {
  const { body } = await running.get('user/cart', token);
  for (const { id } of body.data.items) await running.remove(`remove-cart-item/${id}`, { token });
};

beforeAll(async () => {
  running = await startSandbox({ allowedOrigin: PAGE });
});
afterAll(() => running.close());
afterEach(async () => {
  vi.unstubAllGlobals();
  await running.remove('/sandbox/faults');
});

/** Reads the one-time password that was sent to a number. */
const read = async (phone: string): Promise<string> => {
  const { body } = await running.get(`/sandbox/outbox?phone=${encodeURIComponent(phone)}`);
  return /\d{6}/.exec(body[0].text)?.[0] ?? '';
};

const WRITES_LEAVE = [
  /^the customer who was registered$/,
  /^the file conformance\.pdf in the cabinet$/,
  /^the file conformance\.pdf for document \d+ of task \d+$/,
  /^quotation \d+, denied$/,
  /^quotation request \d+$/,
  /^order \d+, paid$/,
];

/** The calls that the document says are not tried, and those of the providers that the demo does not pay with. */
const untried = (calls: readonly DocumentedCall[]): readonly string[] =>
  calls
    .filter(({ operation }) => {
      const provider = textOf(operation['x-payment-provider']);
      return 'x-not-tried' in operation || (provider !== '' && provider !== 'payu');
    })
    .map(({ method, path }) => `${method} ${path}`);

describe('the sandbox', () => {
  it('is as the document has it in all that is read, for a page of another origin that it lets in', async () => {
    const { token } = await enter();
    const report = await conformanceOf([running.origin, '--token', token, '--origin', PAGE]);
    expect(report.checks.filter(({ what }) => what === 'preflight').length).toBeGreaterThan(20);
    expect(linesIn(report)).toEqual([]);
    expect(report.checks.length).toBeGreaterThan(60);
    expect(report.left).toEqual([]);
  });

  it('is as the document has it in all that is written, and its requests are as well', async () => {
    const { phone, token } = await enter();
    await emptyCart(token);
    const document = await theDocument();
    const validator = validatorOf(document);
    const wrong: string[] = [];
    const code = await running.code(phone);
    vi.stubGlobal(
      'fetch',
      reportingFetch(fetch, (exchange) => {
        if (exchange.status < 400) wrong.push(...differences(document, validator, exchange));
      }),
    );
    const args = ['--phone', phone, '--otp', code, '--writes', '--discount-code', 'SAVE10'];
    const means = ['--new-phone', '+916200000999', '--payment-salt', 'testsalt'];
    const report = await conformanceOf([running.origin, ...args, ...means], read);
    expect([linesIn(report), wrong]).toEqual([[], []]);
    for (const [index, what] of report.left.entries()) expect(what).toMatch(WRITES_LEAVE[index] ?? /^$/);
    expect(report.left).toHaveLength(WRITES_LEAVE.length);
    const notTried = report.notTried.map(({ call }) => call);
    expect([...new Set(notTried)].toSorted()).toEqual(
      ['POST /captcha-verfy-and-send-otp', 'another origin (CORS)', ...untried(document.calls)].toSorted(),
    );
  });

  it('sends a one-time password after the solved captcha, and asks who runs it for the code', async () => {
    const { phone } = await enter();
    const report = await conformanceOf([running.origin, '--phone', phone], read);
    expect(linesIn(report)).toEqual([]);
    expect(report.checks.map(({ call }) => call)).toContain('GET /user/orders');
  });

  it('leaves untried what needs a session when there is none, and says so', async () => {
    const report = await conformanceOf([running.origin]);
    expect(linesIn(report)).toEqual([]);
    const why = new Map(report.notTried.map(({ call, why: reason }) => [call, reason]));
    expect(why.get('GET /user/orders')).toContain('--token');
    expect(why.get('POST /auth/token')).toBe('needs --phone');
  });

  it('has every list named that is empty, since its records were not seen', async () => {
    const body = { phone: '+916299999999', empty: true };
    const entered = await running.post('/sandbox/customers', { body });
    const report = await conformanceOf([running.origin, '--token', entered.body.access_token]);
    const told = report.notTried.map(({ call, why }) => `${call}: ${why}`);
    expect(linesIn(report)).toEqual([]);
    expect(told).toContain('GET /user/orders: its list is empty: no record was seen');
    expect(told).toContain('GET /quotations/{quotationId}: no quotation to ask for');
    expect(told).toContain('GET /files/download-link/{path}: no file to ask for');
  });
});

describe('a fault of the sandbox', () => {
  it('is named with its call, whatever its kind', async () => {
    const { token } = await enter();
    for (const { told: _, ...fault } of FAULTS)
      await running.post('/sandbox/faults', { body: { method: 'GET', times: 0, ...fault } });
    const report = await conformanceOf([running.origin, '--token', token, '--slow', '2']);
    const lines = linesIn(report);
    for (const { told } of FAULTS) expect(lines.filter((line) => line.startsWith(told))).not.toEqual([]);
    const calls = new Set(toldIn(report).map(({ call }) => call));
    expect(calls.size).toBe(FAULTS.length);
    expect(toldIn(report, 'warning').map(({ call }) => call)).toEqual(
      expect.arrayContaining(['GET /services']),
    );
  });

  it('is named with its status', async () => {
    const { token } = await enter();
    for (const [status, path] of STATUSES)
      await running.post('/sandbox/faults', {
        body: { method: 'GET', path, kind: 'status', status, times: 0 },
      });
    const lines = linesIn(await conformanceOf([running.origin, '--token', token]));
    for (const [status, path] of STATUSES)
      expect(lines).toContain(`GET /${path} response : expected status 200, came status ${status}`);
  });

  it('is named when a write is lost, and the calls that it was for are not called good', async () => {
    const { token } = await enter();
    await emptyCart(token);
    const body = { method: 'POST', path: 'place-order', kind: 'lost-answer', times: 0 };
    await running.post('/sandbox/faults', { body });
    const report = await conformanceOf([running.origin, '--token', token, '--writes']);
    expect(linesIn(report, 'failure')).toEqual([
      'POST /place-order without a token : expected a response, came the connection was closed',
      'POST /place-order response : expected a response, came the connection was closed',
    ]);
    expect(report.notTried).toContainEqual({
      call: 'POST /generate-payu-checksum',
      why: 'no order to pay',
    });
  });
});
