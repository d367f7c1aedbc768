import { describe, expect, it } from 'vitest';
import { nearTests } from '../../scripts/nearTests.ts';

const everywhere = (): boolean => true;

describe('the tests near a change', () => {
  it.each([
    ['src/domain/money/formatRupees.ts', 'tests/domain/money/'],
    ['src/application/cart/AddToCart.ts', 'tests/application/cart/'],
    ['src/infrastructure/http/client.ts', 'tests/infrastructure/http/'],
    ['src/ui/texts/en/cart.ts', 'tests/ui/texts/'],
    ['tests/ui/cart/CartScreen.test.tsx', 'tests/ui/cart/'],
    ['src/composition/modules/cartModule.ts', 'tests/composition/'],
  ])('of %s are those in %s', (file, folder) => {
    expect(nearTests([file], everywhere)).toEqual([folder]);
  });

  it('are each folder once, in order, and only what exists', () => {
    const changed = [
      'src/ui/cart/CartStore.ts',
      'src/domain/cart/line.ts',
      'src/ui/cart/Cart.tsx',
      'src/ui/new/a.ts',
    ];
    const known = ['tests/ui/cart/', 'tests/domain/cart/'];
    expect(nearTests(changed, (folder) => known.includes(folder))).toEqual(known.toSorted());
  });

  it('are none for a document, the sandbox or a script', () => {
    expect(nearTests(['README.md', 'sandbox/main.ts', 'scripts/test.ts'], everywhere)).toEqual([]);
  });
});
