import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Running, startSandbox } from '../sandbox/startSandbox';
import { FIXED } from '../sandbox/shopping';
import { conformanceOf, linesIn } from './asking';

let running: Running;
let phones = 0;

beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.close());
afterEach(() => vi.unstubAllGlobals());

const enter = async (): Promise<string> => {
  const phone = `+9163000000${String((phones += 1)).padStart(2, '0')}`;
  const { body } = await running.post('/sandbox/customers', { body: { phone, empty: true } });
  return body.access_token;
};

type Lie = (response: Response, path: string) => Response | Promise<Response>;

/** The sandbox, with a lie in some responses. */
const lying = (lie: Lie): void => {
  const honest = fetch;
  vi.stubGlobal('fetch', async (address: URL, init?: RequestInit) =>
    lie(await honest(address, init), `${init?.method ?? 'GET'} ${address.pathname}`),
  );
};

const withText =
  (path: string, change: (text: string) => string): Lie =>
  async (response, asked) =>
    asked === `GET /api/v3/${path}`
      ? new Response(change(await response.text()), { status: response.status, headers: response.headers })
      : response;

describe('a forged payment', () => {
  it('is not believed by the sandbox', async () => {
    const report = await conformanceOf([running.origin, '--token', await enter(), '--writes']);
    expect(linesIn(report)).toEqual([]);
    expect(report.checks.map(({ call, what }) => `${call} ${what}`)).toEqual(
      expect.arrayContaining([
        'POST /payment-response a forged return',
        'GET /user/orders after a forged payment',
      ]),
    );
  });

  it('is a failure when the customer is told that it succeeded', async () => {
    const location = '/payment-response?status=success&order_id=1';
    lying((response, asked) =>
      asked === 'POST /payment-response'
        ? new Response(null, { status: 303, headers: { location } })
        : response,
    );
    const report = await conformanceOf([running.origin, '--token', await enter(), '--writes']);
    expect(linesIn(report)).toEqual([
      'POST /payment-response a forged return Location: expected status=failed or status=checking, came status=success',
    ]);
  });

  it('is a failure when the list has the order as paid', async () => {
    lying(
      withText('user/orders', (text) =>
        text.replaceAll(/"payment_status":"\w+"/g, '"payment_status":"success"'),
      ),
    );
    const report = await conformanceOf([running.origin, '--token', await enter(), '--writes']);
    expect(linesIn(report)).toEqual([
      'GET /user/orders after a forged payment data.data[].payment_status: expected an order that is not paid, came one that is paid',
    ]);
  });
});

const paying = async (salt = 'testsalt'): Promise<readonly string[]> => {
  const args = ['--token', await enter(), '--writes', '--payment-salt', salt];
  return linesIn(await conformanceOf([running.origin, ...args]));
};

describe('a genuine payment', () => {
  const notPaid =
    'GET /user/orders after a genuine payment data.data[].payment_status: expected an order that is paid, came one that is not paid';

  it('is a failure when it is not believed, such as with another salt', async () => {
    expect(await paying('another-salt')).toEqual([
      'POST /payment-response response Location: expected status=success and the order, came status=checking',
      notPaid,
    ]);
  });

  it('is a failure when only the page is told', async () => {
    lying(
      withText('user/orders', (text) =>
        text.replaceAll('"payment_status":"success"', '"payment_status":"pending"'),
      ),
    );
    expect(await paying()).toEqual([notPaid]);
  });
});

const forged = async (lie: Lie): Promise<readonly string[]> => {
  const other = await startSandbox({ paymentProvider: 'razorpay' });
  const { body } = await other.post('/sandbox/customers', {
    body: { phone: '+916400000001', empty: true },
  });
  lying(lie);
  const report = await conformanceOf([other.origin, '--token', body.access_token, '--writes']);
  await other.close();
  expect(report.checks.map(({ what }) => what)).toContain('a wrong signature');
  return linesIn(report);
};

describe('a wrong signature of Razorpay', () => {
  it('is refused by the sandbox', async () => {
    expect(await forged((response) => response)).toEqual([]);
  });

  it('is a failure when it is taken', async () => {
    const told = await forged((response, asked) =>
      asked === 'POST /api/v3/razorpay-verify' && response.status === 422
        ? Response.json({ status: true, message: 'Payment verified.' })
        : response,
    );
    expect(told).toEqual(['POST /razorpay-verify a wrong signature : expected status 422, came status 200']);
  });
});

const whyNot = async (token: string): Promise<readonly string[]> => {
  const report = await conformanceOf([running.origin, '--token', token, '--writes']);
  expect(linesIn(report)).toEqual([]);
  expect(report.left.filter((what) => what.startsWith('order'))).toEqual([]);
  return report.notTried.filter(({ call }) => call === 'POST /place-order').map(({ why }) => why);
};

describe('a cart', () => {
  it('is not ordered with lines of the customer, which stay in it', async () => {
    const token = await enter();
    await running.post('add-to-cart', { token, body: FIXED });
    const before = (await running.get('user/cart', token)).body.data.items;
    expect(before).toHaveLength(1);
    expect(await whyNot(token)).toEqual([
      'the cart was not empty before: the order would take lines of the customer',
    ]);
    expect((await running.get('user/cart', token)).body.data.items).toEqual(before);
  });

  it('is not ordered when nothing is payable', async () => {
    lying(withText('user/cart', (text) => text.replace(/"payable":"[^"]*"/, '"payable":"0.00"')));
    expect(await whyNot(await enter())).toEqual(['nothing is payable']);
  });
});
