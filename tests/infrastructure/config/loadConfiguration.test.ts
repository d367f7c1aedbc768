import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { loadConfiguration } from '../../../src/infrastructure/config/loadConfiguration';

const answering = (response: Response) => vi.fn<typeof fetch>(() => Promise.resolve(response));

describe('the configuration of a deployment', () => {
  it('is read from /portal.config.json', async () => {
    const fetchOnce = answering(
      Response.json({
        brand: { name: 'Sahayak' },
        captcha: { provider: 'altcha', challenge: '/captcha' },
        payment: { provider: 'payu', key: 'k', action: '/pay' },
      }),
    );
    expect(isRight(await loadConfiguration(fetchOnce))).toBe(true);
    expect(fetchOnce.mock.calls[0]?.[0]).toBe('/portal.config.json');
  });

  it.each([
    ['is not served', answering(new Response('', { status: 404 })), 'HTTP 404'],
    ['is no JSON', answering(new Response('<!doctype html>')), 'readable JSON'],
    ['cannot be reached', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('lost'))), 'readable JSON'],
  ])('is one fault when it %s', async (_case, fetchOnce, expected) => {
    const configuration = await loadConfiguration(fetchOnce);
    const faults = isLeft(configuration) ? configuration.left : [];
    expect(faults.map(({ key }) => key)).toEqual(['/portal.config.json']);
    expect(faults[0]?.expected).toContain(expected);
  });
});
