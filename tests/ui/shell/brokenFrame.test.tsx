import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sidebar } from '../../../src/ui/shell/Sidebar';
import { TopBar } from '../../../src/ui/shell/TopBar';
import { renderWith } from '../support/renderWith';

const sentence = 'This section could not be shown.';

beforeEach(() => {
  // React logs caught errors; here they are expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

// The test supplies no stores to the frame, so every part that needs one breaks.
describe('the frame of every screen', () => {
  it('keeps the screen when the top bar breaks', () => {
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

  it('keeps the links and Log Out when the customer block in the sidebar breaks', () => {
    renderWith(<Sidebar onLogOut={() => undefined} />);
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect(screen.getByRole('link', { name: 'Profile' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
  });
});
