import { type Either, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { Loadable } from '../../../src/ui/state/Loadable';

/** A reading whose answers the test gives when it likes. */
const controlled = () => {
  const waiting: ((answer: Either<string, number>) => void)[] = [];
  const read = (): Promise<Either<string, number>> => new Promise((resolve) => waiting.push(resolve));
  return { read, waiting };
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('something that is read', () => {
  it('is loading before anything came, so that no screen flashes an empty list', () => {
    expect(new Loadable(controlled().read).isLoading).toBe(true);
  });

  it('holds the value once it came, and the error when it failed', async () => {
    const good = new Loadable(() => Promise.resolve(right(7)));
    const bad = new Loadable(() => Promise.resolve(left('lost')));
    await Promise.all([good.load(), bad.load()]);
    expect(good.value).toBe(7);
    expect(good.isLoading).toBe(false);
    expect(bad.error).toBe('lost');
    expect(bad.value).toBeUndefined();
  });

  it('reads once however many screens ask', async () => {
    const { read, waiting } = controlled();
    const loadable = new Loadable(read);
    void loadable.load();
    void loadable.load();
    expect(waiting).toHaveLength(1);
    waiting[0]?.(right(1));
    await settled();
    void loadable.load();
    expect(waiting).toHaveLength(1);
  });

  it('reads again after a failure', async () => {
    const answers: Either<string, number>[] = [left('lost'), right(2)];
    const loadable = new Loadable(() => Promise.resolve(answers.shift() ?? left('none')));
    await loadable.load();
    expect(loadable.error).toBe('lost');
    await loadable.load();
    expect(loadable.value).toBe(2);
  });

  it('keeps what is shown while it is read again', async () => {
    const { read, waiting } = controlled();
    const loadable = new Loadable(read);
    loadable.replace(3);
    void loadable.reload();
    expect(loadable.value).toBe(3);
    waiting[0]?.(right(4));
    await settled();
    expect(loadable.value).toBe(4);
  });

  it('never lets a late answer replace a newer one', async () => {
    const { read, waiting } = controlled();
    const loadable = new Loadable(read);
    void loadable.load();
    void loadable.reload();
    waiting[1]?.(right(2));
    await settled();
    waiting[0]?.(right(1));
    await settled();
    expect(loadable.value).toBe(2);
  });

  it('drops an answer under way once it is forgotten or replaced', async () => {
    const { read, waiting } = controlled();
    const loadable = new Loadable(read);
    void loadable.load();
    loadable.forget();
    waiting[0]?.(right(1));
    await settled();
    expect(loadable.state.kind).toBe('idle');
    void loadable.load();
    loadable.replace(9);
    waiting[1]?.(right(1));
    await settled();
    expect(loadable.value).toBe(9);
  });
});

describe('the customer waits no longer', () => {
  it('drops the answer under way, passes the signal on and reads again when asked', async () => {
    const { read, waiting } = controlled();
    const wishes: (() => boolean)[] = [];
    const loadable = new Loadable((signal) => {
      wishes.push(() => signal.aborted);
      return read();
    });
    void loadable.load();
    loadable.stop();
    expect(loadable.state).toEqual({ kind: 'stopped' });
    expect(wishes[0]?.()).toBe(true);
    waiting[0]?.(right(1));
    await settled();
    expect(loadable.state).toEqual({ kind: 'stopped' });
    void loadable.load();
    waiting[1]?.(right(2));
    await settled();
    expect(loadable.value).toBe(2);
  });

  it.each(['forget', 'reload', 'replace'] as const)('gives up the call under way with %s', (act) => {
    const wishes: (() => boolean)[] = [];
    const { read } = controlled();
    const loadable = new Loadable((signal) => {
      wishes.push(() => signal.aborted);
      return read();
    });
    void loadable.load();
    expect(wishes[0]?.()).toBe(false);
    void (act === 'replace' ? loadable.replace(1) : loadable[act]());
    expect(wishes[0]?.()).toBe(true);
  });

  it('keeps what is shown when it is only read again', async () => {
    const { read, waiting } = controlled();
    const loadable = new Loadable(read);
    void loadable.load();
    waiting[0]?.(right(1));
    await settled();
    void loadable.reload();
    loadable.stop();
    expect(loadable.value).toBe(1);
  });
});
