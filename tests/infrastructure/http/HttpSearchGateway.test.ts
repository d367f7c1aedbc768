import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { HttpSearchGateway } from '../../../src/infrastructure/http/HttpSearchGateway';
import { recordedApi } from '../support/recordedApi';

const hits = [
  { id: 16, type: 'service', name: '<b>GST</b> Filing' },
  { id: '3', type: 'blog', name: 'GST news' },
];

const found = [
  { id: '16', type: 'service', name: '<b>GST</b> Filing' },
  { id: '3', type: 'blog', name: 'GST news' },
];

describe('the search calls GET user/search with query={text}', () => {
  it.each([
    ['data.data', { data: { data: hits } }],
    ['data', { status: true, data: hits }],
    ['the bare list', hits],
  ])('reads the results at %s [SRCH-02]', async (_, response) => {
    const { api, log, calls } = recordedApi(response);
    const results = await new HttpSearchGateway({ api, log }).find('gst', new AbortController().signal)();
    expect(results).toEqual(right(found));
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/user/search?query=gst', body: '' }]);
  });

  it('encodes special characters of the query [SRCH-02]', async () => {
    const { api, log, calls } = recordedApi({ data: { data: [] } });
    await new HttpSearchGateway({ api, log }).find('tax & gst=#1', new AbortController().signal)();
    const address = calls[0]?.address ?? '';
    expect(address).not.toContain('& ');
    expect(new URL(address, 'https://app.example').searchParams.get('query')).toBe('tax & gst=#1');
    expect([...new URL(address, 'https://app.example').searchParams]).toHaveLength(1);
  });

  it('fails with a server fault, and finds nothing when cancelled', async () => {
    const { api, log } = recordedApi('', 500);
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    expect(await new HttpSearchGateway({ api, log }).find('gst', signal)()).toEqual(
      left(gatewayError('ServerFault')),
    );
    cancel();
    expect(await new HttpSearchGateway({ api, log }).find('gst', signal)()).not.toEqual(right(found));
  });
});
