import { act, render } from '@testing-library/react';
import { Button } from 'antd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { darkPalette, lightPalette } from '../../../src/ui/theme/palette';
import { PortalTheme } from '../../../src/ui/theme/PortalTheme';

/** What the page writes as antd's own variables. */
const variables = (): string =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n');

describe("antd's variables in the page", () => {
  let isDark = false;
  const listeners = new Set<() => void>();
  const follow = (dark: boolean): void => {
    isDark = dark;
    for (const tell of listeners) tell();
  };

  beforeEach(() => {
    isDark = false;
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return isDark && query.includes('dark');
      },
      addEventListener: (_: string, tell: () => void) => listeners.add(tell),
      removeEventListener: (_: string, tell: () => void) => listeners.delete(tell),
    }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("are the portal's colours, light or dark as the screen prefers", () => {
    render(
      <PortalTheme>
        <Button type="primary">Pay</Button>
      </PortalTheme>,
    );
    expect(variables()).toContain(`--ant-color-primary:${lightPalette.primary}`);
    act(() => {
      follow(true);
    });
    expect(variables()).toContain(`--ant-color-primary:${darkPalette.primary}`);
    // Paper is light, also where only the event tells of it.
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(variables()).toContain(`--ant-color-primary:${lightPalette.primary}`);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
});
