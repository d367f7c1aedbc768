import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACKGROUNDS, brandShades, contrast, shownOtherwise } from '../../../src/ui/theme/brandShades';
import { darkPalette, lightPalette, type Palette } from '../../../src/ui/theme/palette';

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
  ['primary', 'primaryTint'],
  ['primaryHover', 'primaryTint'],
  ...BACKGROUNDS.flatMap((background): readonly Pair[] => [
    ['primary', background],
    ['primaryHover', background],
  ]),
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

/** Marks, borders of fields and the focus, which is drawn in the brand's colour on any background. */
const markPairs: readonly Pair[] = [
  ['idleMark', 'surface'],
  ['progressMark', 'surface'],
  ['primary', 'primaryTint'],
  ['onPrimary', 'primary'],
];

const below = (least: number, pairs: readonly Pair[], palette: Palette): readonly string[] =>
  pairs
    .map(([text, background]) => ({ text, background, ratio: contrast(palette[text], palette[background]) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ text, background, ratio }) => `${text} on ${background}: ${ratio.toFixed(2)}`);

const failing = (palette: Palette): readonly string[] => [
  ...below(4.5, textPairs, palette),
  ...below(3, markPairs, palette),
];

const SCHEMES = { light: lightPalette, dark: darkPalette } as const;

/** The pairs that cannot be read with a brand of that colour, each with its scheme. */
const failingWith = (colour: string): readonly string[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    failing({ ...SCHEMES[scheme], ...brandShades(colour, scheme) }).map((fault) => `${scheme}: ${fault}`),
  );

/** Forty: white, black and greys, pastel, saturated and dark ones all around the wheel, and those of known companies. */
const COLOURS = [
  '#ffffff #fefefe #f5f5f5 #c0c0c0 #808080 #767676 #595959 #333333 #010101 #000000',
  '#ffff00 #ffd400 #ffc107 #ff9900 #ff5722 #ff0000 #d32f2f #7f0000 #ffe0e6 #ff69b4',
  '#e91e63 #8a2d7b #6a1b9a #7f00ff #e6e0ff #3f51b5 #0000ff #00004d #1d4e89 #2196f3',
  '#87ceeb #00ffff #009688 #0b5a4a #00ff00 #8bc34a #e8f5e9 #33691e #827717 #795548',
].flatMap((row) => row.split(' '));

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

describe("a look made of a deployment's colour", () => {
  it('is readable with each of forty, in both schemes [BRAND-01]', () => {
    expect(new Set(COLOURS).size).toBe(40);
    expect(COLOURS.flatMap((colour) => failingWith(colour).map((fault) => `${colour} ${fault}`))).toEqual([]);
  });

  it('is readable with any other [BRAND-01]', () => {
    const part = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
    const colours = fc.tuple(part, part, part).map((parts) => `#${parts.join('')}`);
    fc.assert(
      fc.property(colours, (colour) => {
        expect(failingWith(colour)).toEqual([]);
      }),
    );
  });

  it('has the colour itself where that can be read, otherwise its hue, and says so [BRAND-01]', () => {
    expect(brandShades('#1d4e89', 'light').primary).toBe('#1d4e89');
    expect(shownOtherwise('#1d4e89')).toBe('');
    const yellow = brandShades('#ffd400', 'light').primary;
    expect(shownOtherwise('#ffd400')).toBe(
      `brand.colour: #ffd400 cannot be read on a light page and is shown as ${yellow} there.`,
    );
    expect(brandShades('#ffd400', 'dark').primary).toBe('#ffd400');
    expect(brandShades('#ffffff', 'dark').primary).toBe('#ffffff');
  });

  it('shows what a pointer is on in another shade [BRAND-01]', () => {
    for (const colour of COLOURS)
      for (const scheme of ['light', 'dark'] as const) {
        const { primary, primaryHover } = brandShades(colour, scheme);
        expect([colour, scheme, primaryHover]).not.toEqual([colour, scheme, primary]);
      }
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
