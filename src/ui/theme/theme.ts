import type { theme as antdTheme, ThemeConfig } from 'antd';
import { darkPalette, lightPalette } from './palette.ts';
import type { BrandShades, Palette, Scheme } from './palette.ts';

/** The class that scopes antd's CSS variables. The root of index.html has it, since antd's rules for links read them anywhere. */
export const CSS_VARIABLE_SCOPE = 'portal';

const FONT_STACK =
  "'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', -apple-system, 'Helvetica Neue', Arial, sans-serif";

const tokensOf = (palette: Palette): NonNullable<ThemeConfig['token']> => ({
  colorPrimary: palette.primary,
  colorPrimaryHover: palette.primaryHover,
  colorPrimaryActive: palette.primaryHover,
  colorPrimaryBg: palette.primaryTint,
  colorPrimaryBgHover: palette.primaryTint,
  // The focus of antd's parts, and the mark in a checkbox.
  colorPrimaryBorder: palette.primary,
  colorWhite: palette.onPrimary,
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
  colorInfoBg: palette.primaryTint,
  colorTextBase: palette.ink,
  colorText: palette.ink,
  colorTextHeading: palette.ink,
  colorTextSecondary: palette.inkSecondary,
  colorTextDescription: palette.inkSecondary,
  colorTextPlaceholder: palette.inkSecondary,
  colorTextTertiary: palette.inkSecondary,
  colorTextDisabled: palette.inkSecondary,
  colorIcon: palette.inkSecondary,
  colorBorder: palette.border,
  colorBorderSecondary: palette.border,
  colorBgBase: palette.surface,
  colorBgLayout: palette.page,
  colorBgContainer: palette.surface,
  colorBgElevated: palette.surface,
  colorBgSpotlight: palette.ink,
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

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...args: never[]) => unknown>;

/** antd's algorithms, passed in so that importing a name from this file does not load antd. */
export type Algorithms = Pick<typeof antdTheme, 'darkAlgorithm' | 'defaultAlgorithm'>;

/**
 * antd's dark algorithm mixes its seed colours again, but the palette's values are already made for the dark scheme.
 */
const darkWithSeeds =
  ({ darkAlgorithm }: Algorithms): Algorithm =>
  (seed, derived) => ({
    ...darkAlgorithm(seed, derived),
    colorPrimary: seed.colorPrimary,
    colorSuccess: seed.colorSuccess,
    colorWarning: seed.colorWarning,
    colorError: seed.colorError,
    colorInfo: seed.colorInfo,
  });

const componentsOf = (palette: Palette): NonNullable<ThemeConfig['components']> => ({
  Button: { defaultShadow: 'none', primaryShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
  // With the default small radius a checkbox looks like a radio button.
  Checkbox: { borderRadiusSM: 4 },
  Modal: { titleFontSize: 16 },
  // Round, so that no status looks like a button.
  Tag: { borderRadiusSM: 999, defaultBg: palette.idleTint, defaultColor: palette.idle },
});

/**
 * antd's theme for one colour scheme, for the page and for the style sheets that the build makes. Of a theme set anywhere
 * else the built page would have the variables alone.
 */
export const themeOf = (
  scheme: Scheme,
  algorithms: Algorithms,
  shades: Partial<BrandShades> = {},
): ThemeConfig => {
  const palette = { ...(scheme === 'dark' ? darkPalette : lightPalette), ...shades };
  return {
    hashed: false,
    cssVar: { key: CSS_VARIABLE_SCOPE },
    algorithm: scheme === 'dark' ? darkWithSeeds(algorithms) : algorithms.defaultAlgorithm,
    token: tokensOf(palette),
    components: componentsOf(palette),
  };
};
