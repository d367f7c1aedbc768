import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ThemeConfig } from 'antd';
import type { ReactElement, ReactNode } from 'react';

/**
 * Like the built page, it lets antd create no styles: creating and querying them took a third of the tests' time. Its variables have
 * one name, or those of each test would stay beside the page, where antd does not look when it clears up.
 */
const theme: ThemeConfig = { token: { motion: false }, cssVar: { key: 'tests' }, zeroRuntime: true };

/** A place beside the page: antd's variables in it would be read again for each element that is asked whether it is seen. */
const aside = document.createElement('div');

/** antd without motion, so that closed elements disappear at once, and without styles in the page. */
export const StillTheme = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <StyleProvider container={aside}>
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  </StyleProvider>
);
