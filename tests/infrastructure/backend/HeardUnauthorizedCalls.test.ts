import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeardUnauthorizedCalls } from '../../../src/infrastructure/backend/HeardUnauthorizedCalls';
import { ApiServer, type Client, clientOf } from '../http/apiServer';

describe('calls that make the session doubtful', () => {
  let server: ApiServer;
  let client: Client;
  let token: string | null;
  let calls: HeardUnauthorizedCalls;
  let heard: ReturnType<typeof vi.fn<() => void>>;

  beforeEach(async () => {
    server = await ApiServer.start();
    token = 'T';
    calls = new HeardUnauthorizedCalls();
    heard = vi.fn<() => void>();
    calls.onUnauthorized(heard);
    const settings = { apiOrigin: server.origin, onUnauthorized: () => calls.notify() };
    client = clientOf(settings, () => token);
  });

  afterEach(() => server.close());

  it('are those refused with 401, uploads included', async () => {
    server.response(401, {});
    await client.api.get('user/tasks')();
    await client.api.post('user/cart', {})();
    await client.api.delete('user/cart/1')();
    await client.api.upload('user/file-upload', [['tags', 'GST']])();
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it.each([200, 403, 404, 422, 500])('are not those with a token and the status %i', async (status) => {
    server.response(status, {});
    await client.api.get('user/tasks')();
    expect(heard).not.toHaveBeenCalled();
  });

  it('are those without a stored token, whatever the response [SESSION-06]', async () => {
    server.response(200, { status: true });
    token = null;
    await client.api.get('user/tasks')();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('are never those to another site', async () => {
    const elsewhere = await ApiServer.start();
    elsewhere.response(401, {});
    await client.api.get('recent-blogs', { base: elsewhere.origin })();
    await elsewhere.close();
    expect(heard).not.toHaveBeenCalled();
  });

  it('are no longer reported after unsubscribing', () => {
    const stop = calls.onUnauthorized(heard);
    stop();
    calls.notify();
    expect(heard).not.toHaveBeenCalled();
  });
});
