import { FastColor } from '@ant-design/fast-color';
import { type BrandShades, darkPalette, lightPalette, type Palette, type Scheme } from './palette.ts';

/** Contrast ratio by WCAG 2.2, 1.4.3: from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [one, other]
    .map((colour) => new FastColor(colour).getLuminance())
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** On what links and marks in the brand's colour stand, beside its own tint. */
export const BACKGROUNDS = [
  'page',
  'surface',
  'accentTint',
  'successTint',
  'progressTint',
  'idleTint',
  'errorTint',
] as const satisfies readonly (keyof Palette)[];

const SCHEMES = {
  light: { palette: lightPalette, step: -0.01, least: 4.5, tint: { s: 0.9, l: 0.95 } },
  // Thin light letters look fainter than their contrast says.
  dark: { palette: darkPalette, step: 0.01, least: 6, tint: { s: 0.4, l: 0.18 } },
} as const;

/**
 * The shades of a colour, '#rrggbb' in small letters, in a scheme: the colour itself, or, where it could not be read on
 * every background, the next of its hue that can, darker on a light page and lighter on a dark one (BRAND-01).
 */
export const brandShades = (colour: string, scheme: Scheme): BrandShades => {
  const { palette, step, least, tint } = SCHEMES[scheme];
  const { h, s, l } = new FastColor(colour).toHsl();
  const shade = (lightness: number, saturation = s): string =>
    new FastColor({ h, s: saturation, l: lightness, a: 1 }).toHexString();
  const primaryTint = shade(tint.l, Math.min(s, tint.s));
  const behind = [primaryTint, ...BACKGROUNDS.map((role) => palette[role])];
  let [primary, lightness] = [colour, l];
  while (behind.some((background) => contrast(primary, background) < least)) {
    lightness += step;
    primary = shade(lightness);
  }
  const further = lightness + 8 * step;
  const primaryHover = shade(further > 0 && further < 1 ? further : lightness - 12 * step);
  return { primary, primaryHover, primaryTint };
};

/** What to tell an operator whose colour is not shown as it is; '' where it is. */
export const shownOtherwise = (colour: string): string => {
  const { primary } = brandShades(colour, 'light');
  return primary === colour
    ? ''
    : `brand.colour: ${colour} cannot be read on a light page and is shown as ${primary} there.`;
};
