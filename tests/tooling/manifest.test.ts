import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../src/domain/language/language';
import { lightPalette } from '../../src/ui/theme/palette';

interface Icon {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose: string;
}

const manifest: { readonly icons: readonly Icon[] } & Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync('public/manifest.webmanifest', 'utf8'),
);

/** Width and height of a PNG, which stand in its first chunk. */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

describe('The manifest of the build [LINE-05]', () => {
  it('names icons that are there and as large as it says, one of them to be cut to any shape', () => {
    const shown = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
    expect(shown).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
    for (const { src, sizes, type } of manifest.icons)
      expect([src, sizeOf(`public${src}`), type]).toEqual([src, sizes, 'image/png']);
    const touch = /rel="apple-touch-icon" href="([^"]+)"/.exec(readFileSync('index.html', 'utf8'))?.[1];
    expect(sizeOf(`public${touch}`)).toBe('180x180');
  });

  it('begins at the root, in the language of the page, with colours of the palette', () => {
    expect(manifest).toMatchObject({
      start_url: '/',
      scope: '/',
      display: 'standalone',
      lang: ENGLISH,
      theme_color: lightPalette.page,
      background_color: lightPalette.page,
    });
  });
});
