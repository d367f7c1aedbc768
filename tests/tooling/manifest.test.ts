import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandNames, readBrand } from '../../sandbox/brand';
import { installedKeys, shareTarget } from '../../sandbox/portal/installed';
import { mediaTypeOf } from '../../src/domain/documents/fileKind';
import { SHARED_PATH } from '../../src/domain/documents/sharedFiles';
import {
  acceptedExtensions,
  anyPolicy,
  cabinetPolicy,
  taskPolicy,
} from '../../src/domain/documents/uploadPolicy';
import { ENGLISH } from '../../src/domain/language/language';
import { screenAt } from '../../src/ui/shell/screenAt';
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

/** Width and height of a lossy WebP, which stand after its frame's signature. */
const webpSizeOf = (bytes: Buffer): string => {
  expect([bytes.subarray(8, 16).toString('latin1'), bytes.subarray(23, 26).toString('hex')]).toEqual([
    'WEBPVP8 ',
    '9d012a',
  ]);
  return `${bytes.readUInt16LE(26) & 0x3fff}x${bytes.readUInt16LE(28) & 0x3fff}`;
};

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly form_factor: string;
}
const keysOf = (
  name: string,
): { readonly shortcuts: readonly { readonly url: string }[]; readonly screenshots: readonly Picture[] } =>
  JSON.parse(JSON.stringify(installedKeys(readBrand(name).files)));

describe('The installed portal [INST-01]', () => {
  it('has shortcuts that lead to screens', () => {
    expect(keysOf('first').shortcuts.map(({ url }) => screenAt(url))).toEqual([
      'fileCabinet',
      'deadlines',
      'payments',
      'quotationList',
    ]);
  });

  it('names pictures for phones and computers as the brand has them, small and as large as it says', () => {
    expect(keysOf('first').screenshots.map(({ form_factor: kind }) => kind)).toEqual(['narrow', 'wide']);
    for (const name of brandNames())
      for (const { src, sizes } of keysOf(name).screenshots) {
        const bytes = readBrand(name).files.get(src.replace('/brand/', '')) ?? Buffer.alloc(0);
        expect(webpSizeOf(bytes)).toBe(sizes);
        expect(bytes.length).toBeLessThan(60_000);
        // Browsers show none that is longer than 2.3 times its width.
        const [width = 1, height = 1] = sizes.split('x').map(Number);
        expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
      }
  });
});

describe("The portal in a phone's Share menu [SHARE-01]", () => {
  const { action, params } = shareTarget.share_target;

  it('takes the kinds that some place of upload accepts, and no other', () => {
    expect(params.files.flatMap(({ accept }) => accept).toSorted()).toEqual(
      [...anyPolicy.kinds.map(mediaTypeOf), ...acceptedExtensions(anyPolicy)].toSorted(),
    );
    for (const { kinds, maxBytes } of [cabinetPolicy, taskPolicy]) {
      expect(kinds.filter((kind) => !anyPolicy.kinds.includes(kind))).toEqual([]);
      expect(maxBytes).toBe(anyPolicy.maxBytes);
    }
  });

  it('posts to the address that the worker answers', () => {
    expect(action).toBe(SHARED_PATH);
  });
});
