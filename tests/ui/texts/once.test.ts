import { expect, it, vi } from 'vitest';
import { once } from '../../../src/ui/texts/once';

it('makes nothing before it is asked, and the same thing ever after', () => {
  const make = vi.fn<() => object>(() => ({ name: 'a format' }));
  const format = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(format()).toBe(format());
  expect(make).toHaveBeenCalledTimes(1);
});
