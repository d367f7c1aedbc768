import { describe, expect, it } from 'vitest';
import { Command } from '../../../src/ui/state/Command';

describe('an action', () => {
  it('runs once at a time, so that Enter and click do it once', async () => {
    const finish: (() => void)[] = [];
    const command = new Command(() => new Promise<void>((resolve) => void finish.push(resolve)));
    const first = command.run();
    await command.run();
    expect(finish).toHaveLength(1);
    expect(command.isRunning).toBe(true);
    finish[0]?.();
    await first;
    expect(command.isRunning).toBe(false);
  });

  it('runs again after it ended, and passes its arguments', async () => {
    const seen: string[] = [];
    const command = new Command(async (text: string) => void seen.push(text));
    await command.run('a');
    await command.run('b');
    expect(seen).toEqual(['a', 'b']);
  });

  it('can run again after it threw', async () => {
    const command = new Command(() => Promise.reject(new Error('broken')));
    await expect(command.run()).rejects.toThrow('broken');
    expect(command.isRunning).toBe(false);
  });
});
