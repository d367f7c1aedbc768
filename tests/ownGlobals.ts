import { afterAll, vi } from 'vitest';

// Files share a worker: what one of them has put in the place of fetch or of a timer would stay for the next.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
