import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFrom } from '../../sandbox/config';
import { networkOf } from '../../sandbox/http/clientAddress';
import { DEFAULT_LIMITS } from '../../sandbox/limits';
import { type Running, startSandbox } from './startSandbox';

const ONE_CALL = { ...DEFAULT_LIMITS, calls: 1 };
const visitors = async (running: Running): Promise<number> =>
  (await running.sandbox.context.db.selectFrom('visit').select('visitor').execute()).length;

const visit = (running: Running, forwarded: string) =>
  running.post('check-user-exist', {
    body: { username: '+919380000001' },
    headers: { 'x-forwarded-for': forwarded },
  });

describe('the address of a caller', () => {
  let direct: Running;
  let behind: Running;
  beforeAll(async () => {
    direct = await startSandbox({ limits: ONE_CALL });
    behind = await startSandbox({ limits: ONE_CALL, trustedProxies: ['127.0.0.1', '10.0.0.2'] });
  });
  afterAll(() => Promise.all([direct.close(), behind.close()]));

  it('is the peer of the socket, whatever the caller claims', async () => {
    const answers = [await visit(direct, '203.0.113.1'), await visit(direct, '203.0.113.2')];
    expect(answers.map((response) => response.status)).toEqual([200, 429]);
    expect(await visitors(direct)).toBe(1);
  });

  it('is the last address of x-forwarded-for that is not a trusted proxy', async () => {
    const calls = ['1.1.1.1, 203.0.113.1', '2.2.2.2, 203.0.113.1, 10.0.0.2', '203.0.113.2', 'nonsense'];
    const statuses: number[] = [];
    for (const call of calls) statuses.push((await visit(behind, call)).status);
    expect(statuses).toEqual([200, 429, 200, 200]);
  });

  it('counts as its network when one customer owns many addresses', () => {
    expect(networkOf('203.0.113.1')).toBe('203.0.113.1');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:DB8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkOf('2001:db8:1:2345::1', 56)).toBe('2001:db8:1:2300::/56');
    expect(networkOf('2001:db8:1:2345::1', 48)).toBe('2001:db8:1:0::/48');
    expect(networkOf('203.0.113.1', 48)).toBe('203.0.113.1');
  });
});

describe('the limits of the environment', () => {
  it('are the defaults unless a whole number is given', () => {
    expect(configFrom({}).limits).toEqual(DEFAULT_LIMITS);
    expect(configFrom({ SANDBOX_LIMIT_CALLS: '7' }).limits.calls).toBe(7);
    expect(() => configFrom({ SANDBOX_LIMIT_CODES: 'many' })).toThrow(
      'SANDBOX_LIMIT_CODES is "many": a whole number from 1 is needed.',
    );
    expect(configFrom({ TRUSTED_PROXIES: '10.0.0.2, 10.0.0.3' }).trustedProxies).toEqual([
      '10.0.0.2',
      '10.0.0.3',
    ]);
  });
});
