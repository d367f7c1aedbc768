import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sidebar } from '../../../src/ui/shell/Sidebar';
import { TopBar } from '../../../src/ui/shell/TopBar';
import { renderWith } from '../support/renderWith';

const sentence = 'This section could not be shown.';

beforeEach(() => {
  // React prints what it caught; here it is wanted.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

// The test gives no store to the frame: whatever asks for one breaks.
describe('the frame of every screen', () => {
  it('leaves the screen alone when the top bar breaks', () => {
    renderWith(
      <>
        <TopBar />
        <main>
          <h1>Filecabinet</h1>
        </main>
      </>,
    );
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('alert').textContent).toBe(sentence);
    expect(bar.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Filecabinet' })).toBeTruthy();
  });

  it('keeps the ways through the portal and out of it when the customer in the sidebar breaks', () => {
    renderWith(<Sidebar onLogOut={() => undefined} />);
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect(screen.getByRole('link', { name: 'Profile' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
  });
});
