import { left, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { HttpFileContents } from '../../../src/infrastructure/http/HttpFileContents';
import { aConfiguration } from '../../doubles/aConfiguration';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryLog } from '../../doubles/InMemoryLog';

const bytes = new TextEncoder().encode('invoice');
const anAnswer = (given: Partial<Response> = {}): Partial<Response> => ({
  ok: true,
  status: 200,
  redirected: false,
  body: new Blob([bytes]).stream(),
  ...given,
});
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Partial<Response>>>();

const contents = () => {
  const log = new InMemoryLog();
  const configuration = aConfiguration({
    api: { origin: 'https://api.example', idempotency: false },
    files: { origins: ['https://files.example/store'] },
  });
  const deps = { deployment: new Deployment(configuration), browser: new InMemoryBrowser(), log };
  return { log, contents: new HttpFileContents(deps) };
};
const read = (address: string, most = 100, signal?: AbortSignal) =>
  contents().contents.read(address, most, signal)();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => anAnswer());
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => void vi.unstubAllGlobals());

describe('reading a stored file', () => {
  it.each([
    'https://portal.example/files/1',
    'https://api.example/files/1?signed=1',
    'https://files.example/1',
  ])(
    'reads from an origin that the configuration names or that is its own: %s [MONEY-06]',
    async (address) => {
      expect(await read(address)).toEqual(right(bytes));
      expect(fetched.mock.calls[0]?.[0]).toBe(address);
    },
  );

  it.each([
    'https://elsewhere.example/1',
    'http://files.example/1',
    'https://files.example.evil/1',
    'https://files.example@evil.example/1',
    'data:text/plain,x',
    '/files/1',
  ])('asks nothing of any other: %s [MONEY-06]', async (address) => {
    expect(await read(address)).toEqual(left({ kind: 'OtherOrigin' }));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('sends neither a token nor a cookie [MONEY-06]', async () => {
    localStorage.setItem('access_token', 'secret');
    await read('https://files.example/1');
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(init?.headers).toBeUndefined();
  });

  it('takes nothing from an origin that it was led on to [MONEY-06]', async () => {
    fetched.mockImplementation(async () =>
      anAnswer({ redirected: true, url: 'https://elsewhere.example/1' }),
    );
    expect(await read('https://files.example/1')).toEqual(left({ kind: 'OtherOrigin' }));
    fetched.mockImplementation(async () => anAnswer({ redirected: true, url: 'https://api.example/1' }));
    expect(await read('https://files.example/1')).toEqual(right(bytes));
  });

  it('leaves a file that is larger than asked for', async () => {
    expect(await read('https://files.example/1', bytes.length)).toEqual(right(bytes));
    expect(await read('https://files.example/1', bytes.length - 1)).toEqual(left({ kind: 'TooLarge' }));
  });

  it('says what failed, and to the console no word of the address', async () => {
    fetched.mockImplementation(async () => anAnswer({ ok: false, status: 404 }));
    const { contents: files, log } = contents();
    expect(await files.read('https://files.example/private-name', 9)()).toEqual(
      left(gatewayError('NotFound')),
    );
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await files.read('https://files.example/private-name', 9)()).toEqual(
      left(gatewayError('Unreachable')),
    );
    expect(log.failures).toHaveLength(2);
    expect(JSON.stringify([log.failures, log.details])).not.toContain('private-name');
  });

  it('is cancelled with its signal, which is no failure', async () => {
    const abort = new AbortController();
    fetched.mockImplementation(async (_, { signal }) => {
      abort.abort();
      signal?.throwIfAborted();
      return anAnswer();
    });
    const { contents: files, log } = contents();
    expect(await files.read('https://files.example/1', 9, abort.signal)()).toEqual(
      left(gatewayError('Cancelled')),
    );
    expect(log.failures).toEqual([]);
  });
});
