import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { LONG_WAIT_MS } from '../../../src/ui/state/LongWait';

/** Runs a scene on a page whose timers the scene can let pass; `wait` passes the time after which Cancel appears. */
export const withLongWait = async (scene: (wait: (ms?: number) => void) => Promise<void>): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await scene((ms = LONG_WAIT_MS) => act(() => void vi.advanceTimersByTime(ms)));
  } finally {
    vi.useRealTimers();
  }
};
