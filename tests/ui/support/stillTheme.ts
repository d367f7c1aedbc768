import type { ThemeConfig } from 'antd';

/**
 * Disables motion, so that closed elements disappear at once. Like the built page, it lets antd create no styles:
 * creating and querying them took a third of the tests' time.
 */
export const stillTheme: ThemeConfig = { token: { motion: false }, zeroRuntime: true };
