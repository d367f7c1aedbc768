import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMON_HEADERS } from '../../sandbox/http/security';
import { type Running, startSandbox } from './startSandbox';

describe('stored files on an origin of their own', () => {
  let host: Running;
  let links: { readonly direct_download_link: string; readonly shareable_link: string };
  beforeAll(async () => {
    host = await startSandbox({ filesPort: 0 });
    const customer = await host.logIn('+919876543210');
    const [file] = (await host.get('user/files', customer.token)).body.data.data.data;
    links = (await host.get(`files/download-link/${file.filepath}`, customer.token)).body.data;
  });
  afterAll(() => host.close());

  it('are linked there, and the configuration names that origin', async () => {
    const { origin } = new URL(links.direct_download_link);
    expect([host.origin, host.gateway]).not.toContain(origin);
    expect((await host.get('/portal.config.json')).body.files).toEqual({ origins: [origin] });
  });

  it('may be read by a page of any origin, without a token', async () => {
    const response = await fetch(links.shareable_link, { headers: { origin: host.origin } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    const asked = await fetch(links.shareable_link, {
      method: 'OPTIONS',
      headers: {
        origin: host.origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(asked.headers.get('access-control-allow-headers') ?? '').not.toContain('authorization');
  });

  it('come with the headers of every response, as the pages of the gateway do', async () => {
    const responses = await Promise.all([fetch(links.shareable_link), fetch(`${host.gateway}/nothing`)]);
    for (const { headers } of responses) expect(Object.fromEntries(headers)).toMatchObject(COMMON_HEADERS);
  });

  it('are all that is there', async () => {
    const { origin } = new URL(links.direct_download_link);
    const paths = ['/', '/api/v3/user/files', '/sandbox/desk', '/portal.config.json'];
    const found = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).status));
    expect(found).toEqual(paths.map(() => 404));
  });
});
