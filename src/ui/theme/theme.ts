import type { ThemeConfig } from 'antd';
import type { Palette } from './palette';

/** One name for antd's variables at build time and in the page: both must agree or the extracted styles miss. */
const CSS_VARIABLE_SCOPE = 'portal';

const FONT_STACK =
  "'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', -apple-system, 'Helvetica Neue', Arial, sans-serif";

const tokensOf = (palette: Palette): NonNullable<ThemeConfig['token']> => ({
  colorPrimary: palette.primary,
  colorPrimaryHover: palette.primaryHover,
  colorPrimaryActive: palette.primaryHover,
  colorPrimaryBg: palette.primaryTint,
  colorLink: palette.primary,
  colorLinkHover: palette.primaryHover,
  colorLinkActive: palette.primaryHover,
  colorSuccess: palette.success,
  colorSuccessBg: palette.successTint,
  colorWarning: palette.progress,
  colorWarningBg: palette.progressTint,
  colorError: palette.error,
  colorErrorBg: palette.errorTint,
  colorErrorHover: palette.error,
  colorInfo: palette.primary,
  colorTextBase: palette.ink,
  colorText: palette.ink,
  colorTextHeading: palette.ink,
  colorTextSecondary: palette.inkSecondary,
  colorTextDescription: palette.inkSecondary,
  colorTextPlaceholder: palette.inkSecondary,
  colorTextDisabled: palette.inkSecondary,
  colorBorder: palette.border,
  colorBorderSecondary: palette.border,
  colorBgBase: palette.surface,
  colorBgLayout: palette.page,
  colorBgContainer: palette.surface,
  colorBgElevated: palette.surface,
  colorTextLightSolid: palette.onPrimary,
  fontFamily: FONT_STACK,
  fontSize: 14,
  fontSizeSM: 13,
  fontSizeLG: 16,
  fontSizeHeading1: 32,
  fontSizeHeading2: 24,
  fontSizeHeading3: 20,
  fontSizeHeading4: 16,
  fontSizeHeading5: 14,
  fontWeightStrong: 600,
  borderRadius: 10,
  borderRadiusLG: 14,
  borderRadiusSM: 8,
  controlHeight: 40,
  controlHeightLG: 48,
  controlHeightSM: 28,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.2s',
  wireframe: false,
});

/** antd's theme for one palette. `zeroRuntime` because the styles are extracted when the portal is built. */
export const themeOf = (palette: Palette): ThemeConfig => ({
  hashed: false,
  zeroRuntime: import.meta.env.PROD,
  cssVar: { key: CSS_VARIABLE_SCOPE },
  token: tokensOf(palette),
});
