import { isLeft } from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readChallenge } from '../../../src/infrastructure/captcha/altchaChallenge';
import { MissingCode } from '../../../src/infrastructure/system/MissingCode';
import { solveInWorkers } from '../../../src/infrastructure/captcha/altchaWorkers';

type Listener = (event: unknown) => void;

const working = (answers: readonly unknown[]) => {
  const workers: { address: string; sent: unknown[]; isStopped: boolean }[] = [];
  class StubWorker {
    private readonly listeners = new Map<string, Listener>();
    private readonly place = workers.length;

    constructor(address: string) {
      workers.push({ address, sent: [], isStopped: false });
    }

    addEventListener(kind: string, listener: Listener): void {
      this.listeners.set(kind, listener);
    }

    postMessage(message: unknown): void {
      workers[this.place]?.sent.push(message);
      const response = answers[this.place];
      if (response === 'crash') queueMicrotask(() => this.listeners.get('error')?.({}));
      else if (response !== undefined)
        queueMicrotask(() => this.listeners.get('message')?.({ data: response }));
    }

    terminate(): void {
      const own = workers[this.place];
      if (own !== undefined) own.isStopped = true;
    }
  }
  vi.stubGlobal('Worker', StubWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: answers.length });
  return workers;
};

const challengeOf = (algorithm: string) => {
  const read = readChallenge(JSON.stringify({ parameters: { algorithm }, signature: 's' }), null);
  if (isLeft(read)) throw new Error('The test gave an unfit challenge.');
  return read.right;
};

afterEach(() => void vi.unstubAllGlobals());

describe('the work on ALTCHA’s workers', () => {
  it('is divided among workers; the first solution counts, and every worker is stopped', async () => {
    const workers = working([undefined, { counter: 5 }]);
    const { signal } = new AbortController();
    expect(await solveInWorkers(challengeOf('PBKDF2/SHA-256'), signal)).toEqual({ counter: 5 });
    expect(workers.map(({ sent }) => sent)).toEqual([
      [expect.objectContaining({ type: 'work', counterStart: 0, counterStep: 2 })],
      [expect.objectContaining({ type: 'work', counterStart: 1, counterStep: 2 })],
    ]);
    expect(workers.every(({ isStopped }) => isStopped)).toBe(true);
  });

  it.each([
    ['PBKDF2/SHA-512', 'pbkdf2'],
    ['SHA-256', 'sha'],
    ['SCRYPT', 'scrypt'],
    ['ARGON2ID', 'argon2id'],
  ])('runs %s on its own worker', async (algorithm, file) => {
    const workers = working([{ counter: 1 }]);
    await solveInWorkers(challengeOf(algorithm), new AbortController().signal);
    expect(workers[0]?.address).toContain(`workers/${file}`);
  });

  it('tolerates one broken worker and fails when all are broken', async () => {
    working(['crash', { counter: 3 }]);
    expect(await solveInWorkers(challengeOf('SHA-256'), new AbortController().signal)).toEqual({
      counter: 3,
    });
    working(['crash', { error: 'unsupported' }]);
    await expect(solveInWorkers(challengeOf('SHA-256'), new AbortController().signal)).rejects.toThrow(
      'All promises were rejected',
    );
  });

  it('reports missing code when no worker can be loaded', async () => {
    working(['crash', 'crash']);
    await expect(solveInWorkers(challengeOf('SHA-256'), new AbortController().signal)).rejects.toBeInstanceOf(
      MissingCode,
    );
  });

  it('stops when it is aborted', () => {
    const workers = working([undefined]);
    const abort = new AbortController();
    void solveInWorkers(challengeOf('SHA-256'), abort.signal);
    abort.abort();
    expect(workers[0]?.isStopped).toBe(true);
  });
});
