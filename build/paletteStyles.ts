import type { Plugin } from 'vite';
import { darkPalette, lightPalette } from '../src/ui/theme/palette.ts';
import type { Palette } from '../src/ui/theme/palette.ts';

const PALETTES: Readonly<Record<string, Palette>> = { light: lightPalette, dark: darkPalette };

/** What the page's own script, and later the portal, set by the deployment's colour. */
const OF_BRAND: readonly string[] = ['primary', 'primaryHover', 'primaryTint'];

const variableName = (role: string): string =>
  `--portal-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const variablesOf = (scheme: string, palette: Palette): string =>
  Object.entries(palette)
    .map(([role, colour]) => {
      const value = OF_BRAND.includes(role) ? `var(--${scheme}-${role},${colour})` : colour;
      return `${variableName(role)}:${value}`;
    })
    .join(';');

/** The palette as custom properties (`inkSecondary` is `--portal-ink-secondary`), light and dark; the page's own script says which (`data-scheme`), and paper is light. */
export const paletteCss = (): string =>
  `:root{color-scheme:light;${variablesOf('light', lightPalette)}}` +
  `@media screen{:root[data-scheme=dark]{color-scheme:dark;${variablesOf('dark', darkPalette)}}}`;

const colourOf = (scheme: string, role: string): string => {
  const colour = Object.entries(PALETTES[scheme] ?? {}).find(([name]) => name === role)?.[1];
  if (colour === undefined)
    throw new Error(`index.html asks for ${scheme}.${role}, which the palette lacks.`);
  return colour;
};

/** The page with the palette's colours where it names them. */
export const withColours = (html: string): string =>
  html
    .replaceAll(/%(light|dark)\.(\w+)%/g, (_, scheme: string, role: string) => colourOf(scheme, role))
    .replace('<style>', () => `<style>${paletteCss()}`);

/** Writes the palette into index.html, so that the first frame has it and no colour stands anywhere twice. */
export const paletteStyles = (): Plugin => ({
  name: 'portal:palette-styles',
  transformIndexHtml: { order: 'pre', handler: withColours },
});
