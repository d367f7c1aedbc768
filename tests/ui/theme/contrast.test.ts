import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette, type Palette } from '../../../src/ui/theme/palette';

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map(channel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio by WCAG 2.2, 1.4.3: from 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

type Pair = readonly [text: keyof Palette, background: keyof Palette];

const textPairs: readonly Pair[] = [
  ['ink', 'surface'],
  ['ink', 'page'],
  ['ink', 'primaryTint'],
  ['ink', 'errorTint'],
  ['ink', 'successTint'],
  ['inkSecondary', 'surface'],
  ['inkSecondary', 'page'],
  ['inkSecondary', 'primaryTint'],
  ['primary', 'surface'],
  ['primary', 'page'],
  ['primary', 'primaryTint'],
  ['primaryHover', 'surface'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['accentInk', 'accentTint'],
  ['success', 'successTint'],
  ['success', 'surface'],
  ['progress', 'progressTint'],
  ['progress', 'surface'],
  ['idle', 'idleTint'],
  ['idle', 'surface'],
  ['error', 'errorTint'],
  ['error', 'surface'],
  ['error', 'page'],
  ['surface', 'error'],
];

const failing = (palette: Palette): readonly string[] =>
  textPairs
    .map(([text, background]) => ({ text, background, ratio: contrast(palette[text], palette[background]) }))
    .filter(({ ratio }) => ratio < 4.5)
    .map(({ text, background, ratio }) => `${text} on ${background}: ${ratio.toFixed(2)}`);

describe('text has a contrast of at least 4.5 on its background', () => {
  it("the calculation matches WCAG's examples", () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
  });

  it('in the light scheme', () => {
    expect(failing(lightPalette)).toEqual([]);
  });

  it('in the dark scheme', () => {
    expect(failing(darkPalette)).toEqual([]);
  });
});

describe('the border of a radio button or checkbox', () => {
  it.each([
    ['light', lightPalette],
    ['dark', darkPalette],
  ])('has a contrast of at least 3 on its background in %s', (_scheme, { idleMark, surface }) => {
    expect(contrast(idleMark, surface)).toBeGreaterThanOrEqual(3);
    const sheet = readFileSync('src/ui/kit/kit.css', 'utf8');
    const rule = /^\.ant-radio-wrapper[^{]*,\n\.ant-checkbox-wrapper[^{]*\{\s*border-color: ([^;]+);/m.exec(
      sheet,
    );
    expect(rule?.[1]).toBe('var(--portal-idle-mark)');
  });
});
