import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startSandbox } from './startSandbox';

const MIB = 1_048_576;
const PIECE = Buffer.alloc(65_536, 'x');

let running: Running;
let token: string;
beforeAll(async () => {
  running = await startSandbox();
  ({ token } = await running.register('+919390000001'));
});
afterAll(() => running.close());

type Large = {
  readonly url: string;
  readonly type: string;
  readonly token?: string;
  readonly hasLength: boolean;
};
type Outcome = { readonly status: number; readonly text: string; readonly sent: number };

const textOf = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const piece of response) text += String(piece);
  return text;
};

/** Sends 21 MB, or as much as the server accepts before it responds. */
const sendLarge = async ({ url, type, token: bearer, hasLength }: Large): Promise<Outcome> => {
  const headers = {
    'content-type': type,
    ...(hasLength ? { 'content-length': 21 * MIB } : {}),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  };
  const call = request(url, { method: 'POST', headers });
  call.on('error', () => undefined);
  const coming = new Promise<IncomingMessage>((resolve) => {
    call.once('response', resolve);
  });
  const progress = { sent: 0, isAnswered: false };
  call.once('response', () => {
    progress.isAnswered = true;
  });
  while (progress.sent < 21 * MIB && !progress.isAnswered) {
    const isTaken = call.write(PIECE);
    progress.sent += PIECE.length;
    if (!isTaken) await Promise.race([once(call, 'drain'), coming]);
  }
  call.end();
  const response = await coming;
  const text = await textOf(response).catch(() => '');
  call.destroy();
  return { status: response.statusCode ?? 0, text, sent: progress.sent };
};

const CALLS = [
  'check-user-exist',
  'auth/token',
  'register',
  'add-to-cart',
  'place-order',
  'update-quotation-status/1',
];
const TYPES = ['multipart/x', 'multipart/form-data; boundary=x', 'application/json'];

describe('a body of 21 MB', () => {
  it.each(CALLS.flatMap((path) => TYPES.map((type) => [path, type] as const)))(
    'is refused by %s as %s, with and without a content length',
    async (path, type) => {
      for (const hasLength of [true, false]) {
        const { status, sent } = await sendLarge({
          url: `${running.origin}/api/v3/${path}`,
          type,
          token,
          hasLength,
        });
        expect(status).toBe(413);
        expect(sent).toBeLessThan(12 * MIB);
      }
    },
  );

  it('is refused at the gateway and at the address to which the gateway posts', async () => {
    const addresses = [`${running.origin}/payment-response`, `${running.gateway}/_payment`];
    for (const url of addresses) {
      const response = await sendLarge({ url, type: 'multipart/form-data; boundary=x', hasLength: false });
      expect(response).toMatchObject({
        status: 413,
        text: expect.stringContaining('The request is too large.'),
      });
    }
  });

  it('is not read without a sign-in, which every upload needs', async () => {
    const url = `${running.origin}/api/v3/user/file-upload`;
    const response = await sendLarge({ url, type: 'multipart/form-data; boundary=x', hasLength: false });
    expect(response.status).toBe(401);
    expect(response.sent).toBeLessThan(12 * MIB);
  });
});

const formOf = (bytes: number): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes).fill(120)]), 'table.csv');
  return form;
};

describe('an upload', () => {
  it('may have 20 MB and not one byte more', async () => {
    expect((await running.post('user/file-upload', { token, form: formOf(20 * MIB) })).status).toBe(200);
    const refused = await running.post('user/file-upload', { token, form: formOf(20 * MIB + 1) });
    expect([refused.status, refused.body.message]).toEqual([413, 'The file is larger than 20 MB.']);
  });
});
