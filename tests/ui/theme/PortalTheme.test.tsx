import { act, render } from '@testing-library/react';
import { Button } from 'antd';
import { afterEach, describe, expect, it } from 'vitest';
import { paintBrand } from '../../../src/ui/theme/brandPaint';
import { brandShades } from '../../../src/ui/theme/brandShades';
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
    document.documentElement.removeAttribute('style');
  });

  it("are made of the deployment's colour, as those of the page [BRAND-01]", async () => {
    const kept = paintBrand('#8a2d7b');
    render(
      <PortalTheme>
        <Button type="primary">Pay</Button>
      </PortalTheme>,
    );
    const [light, dark] = [brandShades('#8a2d7b', 'light'), brandShades('#8a2d7b', 'dark')];
    expect(light.primary).toBe('#8a2d7b');
    expect(variables()).toContain(`--ant-color-primary:${light.primary}`);
    expect(variables()).toContain(`--ant-color-primary-hover:${light.primaryHover}`);
    expect(kept).toContain(`--dark-primary:${dark.primary}`);
    await paint('dark');
    expect(variables()).toContain(`--ant-color-primary:${dark.primary}`);
    expect(variables()).toContain(`--ant-color-primary-bg:${dark.primaryTint}`);
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
