import { ConfigProvider, theme as antdTheme } from 'antd';
import type { ThemeConfig } from 'antd';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { spinner } from '../kit/busyIcon';
import { paintedShades } from './brandPaint';
import { themeOf } from './theme';
import { useScheme } from './useScheme';
import 'virtual:antd/entry.css';
import './portal.css';

/** antd sets its variables here. In the built page its rules come from style sheets, which the build makes. */
const useTheme = (): ThemeConfig => {
  const scheme = useScheme();
  return useMemo(
    () => ({ ...themeOf(scheme, antdTheme, paintedShades(scheme)), zeroRuntime: import.meta.env.PROD }),
    [scheme],
  );
};

/** A spinner that leaves is that of this place, not the button's. */
const BUTTONS = { autoInsertSpace: false, loadingIcon: spinner };

/** antd in the portal's colours, light or dark as the page is. Mounted once, around the whole page. */
export const PortalTheme = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const theme = useTheme();
  return (
    <ConfigProvider theme={theme} button={BUTTONS}>
      {children}
    </ConfigProvider>
  );
};
