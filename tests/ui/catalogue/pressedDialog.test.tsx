import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSubService } from './openCatalogue';

const dialog = async () => within(await screen.findByRole('dialog'));

describe('a press in the success dialog', () => {
  it("on a button works even if the dialog's time is over meanwhile", async () => {
    const { press, timer, address } = openSubService();
    await press('Proceed');
    const button = (await dialog()).getByRole('button', { name: 'View Cart' });
    act(() => timer.pass(2900));
    fireEvent.pointerDown(button);
    act(() => timer.pass(500));
    fireEvent.pointerUp(button);
    act(() => timer.pass(100));
    fireEvent.click(button);
    expect(address()).toBe('/cart');
  });

  it.each(['pointerUp', 'pointerCancel'] as const)(
    'keeps the dialog open until it ends by %s',
    async (way) => {
      const { press, timer } = openSubService();
      await press('Proceed');
      const text = (await dialog()).getByText('GST Registration is in your cart.');
      act(() => timer.pass(2900));
      fireEvent.pointerDown(text);
      act(() => timer.pass(500));
      expect(screen.getByRole('dialog')).toBeTruthy();
      fireEvent[way](window);
      act(() => timer.pass(301));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('that ends before the 3 s are over does not change them', async () => {
    const { press, timer } = openSubService();
    await press('Proceed');
    const text = (await dialog()).getByText('GST Registration is in your cart.');
    fireEvent.pointerDown(text);
    fireEvent.pointerUp(text);
    act(() => timer.pass(3001));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
