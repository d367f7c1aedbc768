import { ConfigProvider, theme as antdTheme } from 'antd';
import type { ThemeConfig } from 'antd';
import { type ReactElement, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { spinner } from '../kit/busyIcon';
import { useIsPrinting } from '../kit/useIsPrinting';
import { isDark, watchScheme } from './scheme';
import { themeOf } from './theme';
import 'virtual:antd/entry.css';
import './portal.css';

/** antd sets its variables here. In the built page its rules come from style sheets, which the build makes. */
const useTheme = (): ThemeConfig => {
  const isPageDark = useSyncExternalStore(watchScheme, isDark);
  // Paper is light.
  const scheme = useIsPrinting() || !isPageDark ? 'light' : 'dark';
  return useMemo(() => ({ ...themeOf(scheme, antdTheme), zeroRuntime: import.meta.env.PROD }), [scheme]);
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
