import { none, some } from 'fp-ts/Option';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerFileMeter } from '../../../src/infrastructure/files/WorkerFileMeter';
import { aChosenFile } from '../../doubles/aChosenFile';
import { someFacts } from '../../domain/documents/someFacts';

type Reply = (worker: StandInWorker) => void;

let workers: StandInWorker[] = [];
let reply: Reply = () => undefined;

class StandInWorker extends EventTarget {
  readonly posted: unknown[] = [];
  isTerminated = false;

  constructor(
    readonly address: URL,
    readonly options: unknown,
  ) {
    super();
    workers.push(this);
  }

  postMessage(message: unknown): void {
    this.posted.push(message);
    queueMicrotask(() => reply(this));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const measure = (file = aChosenFile('pdf'), signal = new AbortController().signal) =>
  new WorkerFileMeter().measure(file, 'pdf', signal);

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', StandInWorker);
  vi.stubGlobal('OffscreenCanvas', EventTarget);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the worker that measures files', () => {
  it('gets the file itself and ends with its facts [CHECK-02]', async () => {
    const facts = some(someFacts({ isCutOff: true }));
    reply = (worker) => worker.dispatchEvent(new MessageEvent('message', { data: facts }));
    const file = aChosenFile('pdf');
    expect(await measure(file)).toEqual(facts);
    expect(workers[0]?.posted).toEqual([{ kind: 'pdf', blob: file.handle }]);
    expect(workers[0]?.options).toEqual({ type: 'module' });
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('says while code is on its way: its own, and what it asks for [CHECK-02]', async () => {
    reply = () => undefined;
    const meter = new WorkerFileMeter();
    expect(meter.isFetching).toBe(false);
    const facts = meter.measure(aChosenFile('pdf'), 'pdf', new AbortController().signal);
    const says = (data: unknown): boolean => {
      workers[0]?.dispatchEvent(new MessageEvent('message', { data }));
      return meter.isFetching;
    };
    expect(meter.isFetching).toBe(true);
    expect([says(false), says(true), says(false), says(true)]).toEqual([false, true, false, true]);
    expect(says(some(someFacts()))).toBe(true);
    expect(await facts).toEqual(some(someFacts()));
    expect(meter.isFetching).toBe(false);
  });

  it('knows nothing when it cannot be loaded [CHECK-02]', async () => {
    reply = (worker) => worker.dispatchEvent(new Event('error'));
    expect(await measure()).toEqual(none);
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('is ended when the signal aborts, and not started after that [CHECK-02]', async () => {
    reply = () => undefined;
    const controller = new AbortController();
    const facts = measure(aChosenFile('pdf'), controller.signal);
    controller.abort();
    expect(await facts).toEqual(none);
    expect(workers[0]?.isTerminated).toBe(true);
    expect(await measure(aChosenFile('pdf'), controller.signal)).toEqual(none);
    expect(workers).toHaveLength(1);
  });

  it('is not started where the browser draws nothing in a worker, or the file is none of its own [CHECK-02]', async () => {
    expect(await measure(aChosenFile('pdf', { handle: undefined }))).toEqual(none);
    vi.stubGlobal('OffscreenCanvas', undefined);
    expect(await measure()).toEqual(none);
    expect(workers).toEqual([]);
  });

  it('lets a browser that has no workers fail, which the check takes for nothing known', async () => {
    vi.stubGlobal('Worker', undefined);
    await expect(measure()).rejects.toThrow(TypeError);
  });
});
