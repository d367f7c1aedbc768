import { act, render } from '@testing-library/react';
import { Button } from 'antd';
import { afterEach, describe, expect, it } from 'vitest';
import { darkPalette, lightPalette } from '../../../src/ui/theme/palette';
import { PortalTheme } from '../../../src/ui/theme/PortalTheme';

/** What the page writes as antd's own variables. */
const variables = (): string =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n');

/** As the page's own script does. */
const paint = (scheme: 'light' | 'dark'): Promise<void> =>
  act(async () => {
    document.documentElement.dataset['scheme'] = scheme;
    await Promise.resolve();
  });

describe("antd's variables in the page", () => {
  afterEach(() => {
    delete document.documentElement.dataset['scheme'];
  });

  it("are the portal's colours, light or dark as the page is [LOOK-01]", async () => {
    render(
      <PortalTheme>
        <Button type="primary">Pay</Button>
      </PortalTheme>,
    );
    expect(variables()).toContain(`--ant-color-primary:${lightPalette.primary}`);
    await paint('dark');
    expect(variables()).toContain(`--ant-color-primary:${darkPalette.primary}`);
    // Paper is light, also where only the event tells of it.
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(variables()).toContain(`--ant-color-primary:${lightPalette.primary}`);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
});
