import fc from 'fast-check';
import { isLeft, isRight, right } from 'fp-ts/Either';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { HttpDownloadLinks } from '../../../src/infrastructure/http/HttpDownloadLinks';
import { ownPaths, relativePaths, unsafeAddresses } from '../../domain/addresses/addresses';
import { recordedApi } from '../support/recordedApi';
import { runs } from '../../runs';

const response = {
  data: { direct_download_link: 'https://files.example/d', shareable_link: 'https://files.example/s' },
};

const linkFor = (link: string) =>
  new HttpDownloadLinks({ api: recordedApi({ data: { direct_download_link: link } }).api }).direct('a.pdf')();

describe('links of stored files come from GET files/download-link/{path}', () => {
  it('encodes each segment, keeps the slashes and adds no second /api/v3 [TXN-08]', async () => {
    const { api, calls } = recordedApi(response);
    const link = await new HttpDownloadLinks({ api }).direct('/invoices/tax & co/7 #1.pdf')();
    expect(link).toEqual(right(some('https://files.example/d')));
    expect(calls.map((call) => call.address)).toEqual([
      '/api/v3/files/download-link/invoices/tax%20%26%20co/7%20%231.pdf',
    ]);
  });

  it('reads the link to look at a file beside the one to download it', async () => {
    const link = await new HttpDownloadLinks({ api: recordedApi(response).api }).shareable('a.pdf')();
    expect(link).toEqual(right(some('https://files.example/s')));
  });

  it.each([[{ data: {} }], [{ data: null }], [{}], [[]], [{ data: { direct_download_link: '  ' } }]])(
    'finds no link in %j [TXN-09]',
    async (body) => {
      const link = await new HttpDownloadLinks({ api: recordedApi(body).api }).direct('a.pdf')();
      expect(link).toEqual(right(none));
    },
  );

  it('fails when the request is rejected [TXN-10]', async () => {
    const link = await new HttpDownloadLinks({ api: recordedApi({}, 500).api }).direct('a.pdf')();
    expect(isLeft(link)).toBe(true);
  });
});

describe('a link in a response [TXN-09]', () => {
  it.each([
    ['/media/a.pdf', 'https://app.example/media/a.pdf'],
    ['media/a b.pdf', 'https://app.example/media/a%20b.pdf'],
    ['../a.pdf', 'https://app.example/a.pdf'],
    ['//files.example/a.pdf?x=1', 'https://files.example/a.pdf?x=1'],
    [' https://files.example/a.pdf\n', 'https://files.example/a.pdf'],
    ['http://उदाहरण.भारत/a', 'http://xn--p1b6ci4b4b3a.xn--h2brj9c/a'],
  ])('%j is completed from the origin of the API', async (link, address) => {
    expect(await linkFor(link)).toEqual(right(some(address)));
  });

  it.each([...unsafeAddresses, 'https://user:password@files.example/a', 'https://files.example:99999/'])(
    '%j counts as missing',
    async (link) => {
      expect(await linkFor(link)).toEqual(right(none));
    },
  );

  it.each([...ownPaths, ...relativePaths])('%j stays at the API', async (link) => {
    const found = await linkFor(link);
    expect(isRight(found) && isSome(found.right) && new URL(found.right.value).origin).toBe(
      'https://app.example',
    );
  });

  it('leads to the web and names no user, whatever it is made of', async () => {
    const bits = [
      'javascript:',
      'data:',
      'https:',
      '//',
      '/',
      '\\',
      '\t',
      '\n',
      'user:pw@',
      '@',
      ':',
      'evil.example',
    ];
    const pieces = fc.constantFrom(...bits, ' ', '。', '\u00A0', '%2f', 'उदाहरण', '?', '#', '..');
    const hostile = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(hostile, async (link) => {
        const found = await linkFor(link);
        if (!isRight(found) || !isSome(found.right)) return;
        const { protocol, username, password } = new URL(found.right.value);
        expect([['http:', 'https:'].includes(protocol), username, password]).toEqual([true, '', '']);
      }),
      { numRuns: runs(1000) },
    );
  });
});
