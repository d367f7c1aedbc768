import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { Loadable } from '../../../src/ui/state/Loadable';
import { controlled, settled } from './controlledRead';

/** A value that is loading again quietly. */
const loaded = () => {
  const { read, waiting } = controlled();
  const loadable = new Loadable(read);
  loadable.replace(3);
  void loadable.reloadQuietly();
  return { loadable, waiting };
};

describe('a value that is loaded again quietly', () => {
  it('is replaced by the new one', async () => {
    const { loadable, waiting } = loaded();
    expect(loadable.value).toBe(3);
    waiting[0]?.(right(4));
    await settled();
    expect(loadable.value).toBe(4);
  });

  it('stays when the new one cannot be read', async () => {
    const { loadable, waiting } = loaded();
    waiting[0]?.(left('lost'));
    await settled();
    expect(loadable.value).toBe(3);
  });

  it('gives way to a failure when it replaced a read that was needed', async () => {
    const { read, waiting } = controlled();
    const loadable = new Loadable(read);
    loadable.replace(3);
    void loadable.reload();
    void loadable.reloadQuietly();
    waiting[1]?.(left('lost'));
    await settled();
    expect(loadable.error).toBe('lost');
  });

  it('stays when the read that was needed ended before', async () => {
    const { loadable, waiting } = loaded();
    void loadable.reload();
    waiting[1]?.(right(4));
    await settled();
    void loadable.reloadQuietly();
    waiting[2]?.(left('lost'));
    await settled();
    expect(loadable.value).toBe(4);
  });

  it('is not read when nothing is shown', () => {
    const { read, waiting } = controlled();
    void new Loadable(read).reloadQuietly();
    expect(waiting).toEqual([]);
  });
});

/** One whose quiet read has failed. */
const stale = async () => {
  const { loadable, waiting } = loaded();
  waiting[0]?.(left('lost'));
  await settled();
  return { loadable, waiting };
};

describe('a value that could not be loaded again quietly', () => {
  it('is stale until the next answer, also while that is on its way', async () => {
    const { loadable, waiting } = await stale();
    expect([loadable.value, loadable.isStale]).toEqual([3, true]);
    void loadable.reloadQuietly();
    expect(loadable.isStale).toBe(true);
    waiting[1]?.(right(4));
    await settled();
    expect([loadable.value, loadable.isStale]).toEqual([4, false]);
  });

  it('is loaded again where one that is there would not be', async () => {
    const { loadable, waiting } = await stale();
    const loading = loadable.load();
    expect([loadable.value, waiting.length]).toEqual([3, 2]);
    waiting[1]?.(right(4));
    await loading;
    await loadable.load();
    expect([loadable.value, waiting.length]).toEqual([4, 2]);
  });

  it('is stale no more once it failed openly, was replaced or is forgotten', async () => {
    const failed = await stale();
    void failed.loadable.reload();
    failed.waiting[1]?.(left('lost'));
    await settled();
    const [replaced, forgotten] = [await stale(), await stale()];
    replaced.loadable.replace(5);
    forgotten.loadable.forget();
    expect([failed, replaced, forgotten].map(({ loadable }) => loadable.isStale)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is not stale where a newer read took the place of the failed one', async () => {
    const { loadable, waiting } = loaded();
    void loadable.reloadQuietly();
    waiting[0]?.(left('lost'));
    await settled();
    expect(loadable.isStale).toBe(false);
  });
});

describe('a reload', () => {
  it('tells whether its response was taken', async () => {
    const { read, waiting } = controlled();
    const loadable = new Loadable(read);
    const [first, second] = [loadable.reload(), loadable.reload()];
    waiting[0]?.(right(1));
    waiting[1]?.(right(2));
    expect(await Promise.all([first, second])).toEqual([false, true]);
    const quiet = loadable.reloadQuietly();
    waiting[2]?.(left('lost'));
    expect(await quiet).toBe(false);
    const failed = loadable.reload();
    waiting[3]?.(left('lost'));
    expect(await failed).toBe(true);
    expect(loadable.error).toBe('lost');
  });
});

const answered = async (): Promise<Loadable<number, string>> => {
  const loadable = new Loadable<number, string>(() => Promise.resolve(right(1)));
  await loadable.load();
  return loadable;
};

describe('of two values', () => {
  it('one that came before the other was asked for is older', async () => {
    const [cart, quotation] = [await answered(), await answered()];
    expect([cart.isAsNewAs(quotation), quotation.isAsNewAs(cart)]).toEqual([false, true]);
    await cart.reloadQuietly();
    expect(cart.isAsNewAs(quotation)).toBe(true);
  });

  it('one that came while the other was under way is as new', async () => {
    const { read, waiting } = controlled();
    const [cart, quotation] = [new Loadable(read), new Loadable(read)];
    void cart.load();
    void quotation.load();
    waiting[0]?.(right(1));
    waiting[1]?.(right(2));
    await settled();
    expect([cart.isAsNewAs(quotation), quotation.isAsNewAs(cart)]).toEqual([true, true]);
  });

  it('one that was given is as new as what was there, and one that failed is not', async () => {
    const [cart, quotation] = [await answered(), await answered()];
    cart.replace(5);
    expect(cart.isAsNewAs(quotation)).toBe(true);
    const failed = new Loadable<number, string>(() => Promise.resolve(left('lost')));
    await failed.load();
    expect(failed.isAsNewAs(quotation)).toBe(false);
  });
});
