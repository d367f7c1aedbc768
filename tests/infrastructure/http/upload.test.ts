import { left, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { UploadFile } from '../../../src/application/ports/UploadFile';
import { ApiServer, type Client, clientOf } from './apiServer';

let server: ApiServer;
let client: Client;

beforeEach(async () => {
  server = await ApiServer.start();
  client = clientOf({ apiOrigin: server.origin }, () => 'T');
});

afterEach(() => server.close());

const aFile = (): UploadFile => ({
  name: 'form 16.pdf',
  size: 8,
  type: 'application/pdf',
  firstBytes: [],
  handle: new File(['%PDF-1.7'], 'form 16.pdf', { type: 'application/pdf' }),
});

describe('a multipart upload', () => {
  it('sends its parts in order with their names and a boundary of its own [HTTP-13]', async () => {
    server.response(200, { status: true });
    const sent = await client.api.upload('user/files/upload', [
      ['task_id', '5'],
      ['file', aFile()],
      ['tags', 'GST'],
    ])();
    expect(sent).toEqual(right({ status: true }));
    const { method, path, headers, body } = server.received[0] ?? { headers: {}, body: '' };
    expect(`${method} ${path}`).toBe('POST /api/v3/user/files/upload');
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1];
    expect(boundary).toBeTruthy();
    const parts = body.split(`--${boundary}`).slice(1, -1);
    expect(parts).toHaveLength(3);
    expect(parts[0]).toMatch(/name="task_id"\r\n\r\n5\r\n$/);
    expect(parts[1]).toMatch(
      /name="file"; filename="form 16.pdf"\r\nContent-Type: application\/pdf\r\n\r\n%PDF-1.7/,
    );
    expect(parts[2]).toMatch(/name="tags"\r\n\r\nGST\r\n$/);
    expect(headers.authorization).toBe('Bearer T');
  });

  it("is never repeated and passes on the server's message [HTTP-11]", async () => {
    server.response(503, { message: 'later' });
    expect(await client.api.upload('user/file-upload', [['file', aFile()]])()).toEqual(
      left(gatewayError('Unexpected', 'later')),
    );
    expect(server.received).toHaveLength(1);
    expect(client.log.failures).toEqual(['An unexpected error occurred.']);
    expect(client.log.details).toEqual(['POST /user/file-upload 503']);
  });

  it('stops when it is cancelled', async () => {
    server.handler = () => undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    const sending = client.api.upload('user/file-upload', [['file', aFile()]], { signal })();
    await expect.poll(() => server.received).toHaveLength(1);
    cancel();
    expect(await sending).toEqual(left(gatewayError('Cancelled')));
    expect(client.log.failures).toEqual([]);
  });

  it('does not begin when it was cancelled before', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    cancel();
    expect(await client.api.upload('user/file-upload', [['file', aFile()]], { signal })()).toEqual(
      left(gatewayError('Cancelled')),
    );
    expect(server.received).toHaveLength(0);
  });

  it('reads a lost connection as no response', async () => {
    const { api } = clientOf({ apiOrigin: 'http://127.0.0.1:1' });
    expect(await api.upload('user/file-upload', [['file', aFile()]])()).toEqual(
      left(gatewayError('Unreachable')),
    );
  });

  it('reports the share of sent bytes', async () => {
    const shares: number[] = [];
    const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function sent(
      this: XMLHttpRequest,
    ) {
      for (const loaded of [2, 8])
        this.upload.dispatchEvent(
          new ProgressEvent('progress', { lengthComputable: true, loaded, total: 8 }),
        );
      this.dispatchEvent(new Event('abort'));
    });
    await client.api.upload('x', [['file', aFile()]], { onProgress: (share) => void shares.push(share) })();
    send.mockRestore();
    expect(shares).toEqual([0.25, 1]);
  });
});
