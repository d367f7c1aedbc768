import { onTestFinished, vi } from 'vitest';

/** To the end of the test the device's local storage has no room, but still reads and removes. */
export const fillLocalStorage = (): void => {
  const { localStorage: stored } = window;
  const spy = vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
    length: 0,
    key: () => null,
    clear: () => undefined,
    getItem: (key) => stored.getItem(key),
    removeItem: (key) => stored.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  onTestFinished(() => spy.mockRestore());
};
