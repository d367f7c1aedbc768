import { ConfigProvider, theme as antdTheme } from 'antd';
import type { ThemeConfig } from 'antd';
import { type ReactElement, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { spinner } from '../kit/busyIcon';
import { themeOf } from './theme';
import 'virtual:antd/entry.css';
import './portal.css';

const DARK = '(prefers-color-scheme: dark)';

const watchScheme = (changed: () => void): (() => void) => {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
};

const isDark = (): boolean => matchMedia(DARK).matches;

const useRuntimeTheme = (): ThemeConfig => {
  const scheme = useSyncExternalStore(watchScheme, isDark) ? 'dark' : 'light';
  return useMemo(() => themeOf(scheme, antdTheme), [scheme]);
};

/** In the built page styles come from the extracted style sheets, which follow the colour scheme by themselves. */
const builtTheme: ThemeConfig = { hashed: false, zeroRuntime: true };

const useBuiltTheme = (): ThemeConfig => builtTheme;

const hasStyleSheets = import.meta.env.PROD && import.meta.env.MODE !== 'unpatched';

const useTheme = hasStyleSheets ? useBuiltTheme : useRuntimeTheme;

/** A spinner that leaves is that of this place, not the button's. */
const BUTTONS = { autoInsertSpace: false, loadingIcon: spinner };

/** antd in the portal's colours, light or dark as the system prefers. Mounted once, around the whole page. */
export const PortalTheme = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const theme = useTheme();
  return (
    <ConfigProvider theme={theme} button={BUTTONS}>
      {children}
    </ConfigProvider>
  );
};
