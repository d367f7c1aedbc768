import type { ThemeConfig } from 'antd';

/**
 * Motion is off, so that what is closed is gone at once. As in the built page antd makes no styles of its own: a third
 * of the tests' time went into making them and asking them who is hidden.
 */
export const stillTheme: ThemeConfig = { token: { motion: false }, zeroRuntime: true };
