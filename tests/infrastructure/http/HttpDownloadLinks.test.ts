import { isLeft, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { HttpDownloadLinks } from '../../../src/infrastructure/http/HttpDownloadLinks';
import { recordedApi } from '../support/recordedApi';

const response = {
  data: { direct_download_link: 'https://files.example/d', shareable_link: 'https://files.example/s' },
};

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
