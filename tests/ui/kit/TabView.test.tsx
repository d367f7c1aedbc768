import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TabView } from '../../../src/ui/kit/TabView';

const tabs = [
  { key: 'one', label: 'First' },
  { key: 'two', label: 'Second' },
  { key: 'three', label: 'Third' },
] as const;

const Tried = () => {
  const [open, setOpen] = useState<'one' | 'two' | 'three'>('one');
  return (
    <TabView label="Things" tabs={tabs} open={open} onOpen={setOpen}>
      <p>{`Content of ${open}`}</p>
    </TabView>
  );
};

const openTab = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('have a named tab list, and the panel is named after its tab', () => {
    render(<Tried />);
    expect(screen.getByRole('tablist', { name: 'Things' })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'First' }).textContent).toBe('Content of one');
  });

  it('open on a click', async () => {
    render(<Tried />);
    await userEvent.click(screen.getByRole('tab', { name: 'Third' }));
    expect(await screen.findByText('Content of three')).toBe(
      screen.getByRole('tabpanel', { name: 'Third' }).firstElementChild,
    );
    expect(screen.queryByText('Content of one')).toBeNull();
  });

  it('are a single stop of the Tab key: the open one', () => {
    render(<Tried />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it.each([
    ['{ArrowRight}', 'Second'],
    ['{ArrowLeft}', 'Third'],
    ['{End}', 'Third'],
    ['{End}{ArrowRight}', 'First'],
    ['{End}{Home}', 'First'],
    ['x', 'First'],
  ])('follow %s to %s and move the focus', async (keys, expected) => {
    render(<Tried />);
    screen.getByRole('tab', { name: 'First' }).focus();
    await userEvent.keyboard(keys);
    expect([openTab(), document.activeElement?.textContent]).toEqual([expected, expected]);
  });
});
