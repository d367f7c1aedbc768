import { expect, it, vi } from 'vitest';
import { once } from '../../../src/ui/texts/once';

it('creates nothing before it is first used, and then always returns the same value', () => {
  const make = vi.fn<() => object>(() => ({ name: 'a format' }));
  const format = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(format()).toBe(format());
  expect(make).toHaveBeenCalledTimes(1);
});
