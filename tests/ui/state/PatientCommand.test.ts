import { onAbort } from '../../../src/application/ports/stoppedWaiting';
import { describe, expect, it } from 'vitest';
import { LONG_WAIT_MS, PatientCommand } from '../../../src/ui/state/PatientCommand';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';

const waiting = () => {
  const timer = new InMemoryTimer();
  const ends: (() => void)[] = [];
  const intents: AbortSignal[] = [];
  const command = new PatientCommand(timer, ({ signal }) => {
    intents.push(signal);
    return new Promise<void>((resolve) => {
      ends.push(resolve);
      onAbort(signal, resolve);
    });
  });
  return { command, timer, ends, intents };
};

describe('an action that may take long', () => {
  it('is slow after ten seconds, and no longer after it has ended', async () => {
    const { command, timer, ends } = waiting();
    const run = command.run();
    timer.pass(LONG_WAIT_MS - 1);
    expect([command.isRunning, command.isSlow]).toEqual([true, false]);
    timer.pass(1);
    expect(command.isSlow).toBe(true);
    ends[0]?.();
    await run;
    expect([command.isRunning, command.isSlow, timer.count]).toEqual([false, false, 0]);
  });

  it('is never slow when it ends in time', async () => {
    const { command, timer, ends } = waiting();
    const run = command.run();
    ends[0]?.();
    await run;
    timer.pass(LONG_WAIT_MS);
    expect(command.isSlow).toBe(false);
  });

  it('is cancelled by the signal of its own run', async () => {
    const { command, intents } = waiting();
    command.cancel();
    const run = command.run();
    expect(intents[0]?.aborted).toBe(false);
    command.cancel();
    await run;
    expect(intents[0]?.aborted).toBe(true);
    expect(command.isRunning).toBe(false);
  });

  it('runs once at a time', () => {
    const { command, intents } = waiting();
    void command.run();
    void command.run();
    expect(intents).toHaveLength(1);
  });
});
