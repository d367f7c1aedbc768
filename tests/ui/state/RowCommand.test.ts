import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onAbort } from '../../../src/application/ports/stoppedWaiting';
import { LONG_WAIT_MS } from '../../../src/ui/state/LongWait';
import { RowCommand } from '../../../src/ui/state/RowCommand';

/** An action of rows by their name, whose runs end when the test says so, or when they are cancelled. */
const controlled = () => {
  const runs: string[] = [];
  const ends = new Map<string, () => void>();
  const command = new RowCommand(
    ({ signal }, { name }: { readonly name: string }) => {
      runs.push(name);
      return new Promise<void>((resolve) => {
        ends.set(name, resolve);
        onAbort(signal, resolve);
      });
    },
    ({ name }) => name,
  );
  return { command, runs, end: (name: string) => ends.get(name)?.() };
};

const [a, b] = [{ name: 'a' }, { name: 'b' }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an action of the rows of a list', () => {
  it('runs once at a time for a row, also where the row was read again, whatever the others do', async () => {
    const { command, runs, end } = controlled();
    const first = command.run(a);
    const second = command.run(b);
    await command.run({ ...a });
    expect(runs).toEqual(['a', 'b']);
    end('a');
    await first;
    expect([command.of(a), command.of(b)?.isRunning, command.isRunning]).toEqual([undefined, true, true]);
    end('b');
    await second;
    expect([command.of(b), command.isRunning]).toEqual([undefined, false]);
    void command.run(a);
    expect(runs).toEqual(['a', 'b', 'a']);
  });

  it('takes long as soon as one row does', () => {
    const { command } = controlled();
    void command.run(a);
    vi.advanceTimersByTime(LONG_WAIT_MS - 1);
    void command.run(b);
    expect(command.isLong).toBe(false);
    vi.advanceTimersByTime(1);
    expect([command.isLong, command.of(a)?.isLong, command.of(b)?.isLong]).toEqual([true, true, false]);
  });

  it('is cancelled for one row, or for all of them', async () => {
    const { command } = controlled();
    const first = command.run(a);
    const second = command.run(b);
    command.of(a)?.cancel();
    await first;
    expect(command.isRunning).toBe(true);
    command.cancel();
    await second;
    expect(command.isRunning).toBe(false);
  });

  it('can run again after it threw', async () => {
    const command = new RowCommand(
      () => Promise.reject(new Error('broken')),
      (name: string) => name,
    );
    await expect(command.run('a')).rejects.toThrow('broken');
    expect(command.isRunning).toBe(false);
  });
});
