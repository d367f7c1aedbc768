import { type Either, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { Loadable } from '../../../src/ui/state/Loadable';
import { controlled, settled } from './controlledRead';

describe('a loaded value', () => {
  it('is loading before the first response, so that no screen flashes an empty list', () => {
    expect(new Loadable(controlled().read).isLoading).toBe(true);
  });

  it('holds the value after success and the error after a failure', async () => {
    const good = new Loadable(() => Promise.resolve(right(7)));
    const bad = new Loadable(() => Promise.resolve(left('lost')));
    await Promise.all([good.load(), bad.load()]);
    expect(good.value).toBe(7);
    expect(good.isLoading).toBe(false);
    expect(bad.error).toBe('lost');
    expect(bad.value).toBeUndefined();
  });

  it('loads once however many screens ask', async () => {
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

  it('loads again after a failure', async () => {
    const answers: Either<string, number>[] = [left('lost'), right(2)];
    const loadable = new Loadable(() => Promise.resolve(answers.shift() ?? left('none')));
    await loadable.load();
    expect(loadable.error).toBe('lost');
    await loadable.load();
    expect(loadable.value).toBe(2);
  });

  it('keeps the old value while it is loading again', async () => {
    const { read, waiting } = controlled();
    const loadable = new Loadable(read);
    loadable.replace(3);
    void loadable.reload();
    expect(loadable.value).toBe(3);
    waiting[0]?.(right(4));
    await settled();
    expect(loadable.value).toBe(4);
  });

  it('never lets a late response replace a newer one', async () => {
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

  it('drops the response of a current load once it is forgotten or replaced', async () => {
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

describe('a cancelled load', () => {
  it('drops its response, aborts its signal and loads again when asked', async () => {
    const { read, waiting } = controlled();
    const intents: (() => boolean)[] = [];
    const loadable = new Loadable((signal) => {
      intents.push(() => signal.aborted);
      return read();
    });
    void loadable.load();
    loadable.stop();
    expect(loadable.state).toEqual({ kind: 'stopped' });
    expect(intents[0]?.()).toBe(true);
    waiting[0]?.(right(1));
    await settled();
    expect(loadable.state).toEqual({ kind: 'stopped' });
    void loadable.load();
    waiting[1]?.(right(2));
    await settled();
    expect(loadable.value).toBe(2);
  });

  it.each(['forget', 'reload', 'replace'] as const)('aborts the current call on %s', (act) => {
    const intents: (() => boolean)[] = [];
    const { read } = controlled();
    const loadable = new Loadable((signal) => {
      intents.push(() => signal.aborted);
      return read();
    });
    void loadable.load();
    expect(intents[0]?.()).toBe(false);
    void (act === 'replace' ? loadable.replace(1) : loadable[act]());
    expect(intents[0]?.()).toBe(true);
  });

  it('keeps the old value when it was loading again', async () => {
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
