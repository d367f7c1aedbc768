import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Stepwise } from '../../../src/ui/kit/Stepwise';

const show = (count: number) =>
  render(
    <Stepwise items={Array.from({ length: count }, (_, at) => at)}>
      {(shown) => (
        <ul>
          {shown.map((at) => (
            <li key={at}>{at}</li>
          ))}
        </ul>
      )}
    </Stepwise>,
  );
const rows = (): number => screen.getAllByRole('listitem').length;

describe('a list of cards that is rendered step by step', () => {
  it('has all of a short list, and no button', () => {
    show(50);
    expect([rows(), screen.queryByRole('button')]).toEqual([50, null]);
  });

  it('has fifty more with each press, and keeps the focus when nothing is left', async () => {
    const user = userEvent.setup();
    show(117);
    expect(rows()).toBe(50);
    await user.click(screen.getByRole('button', { name: 'Show 50 more' }));
    expect(rows()).toBe(100);
    await user.click(screen.getByRole('button', { name: 'Show 17 more' }));
    expect([rows(), screen.queryByRole('button')]).toEqual([117, null]);
    expect(document.activeElement?.contains(screen.getByRole('list'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is on paper as a whole', async () => {
    show(500);
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(rows()).toBe(500);
    await act(async () => void window.dispatchEvent(new Event('afterprint')));
    expect(rows()).toBe(50);
  });
});
