import { isRight, left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { ReadPreview } from '../../../src/application/documents/ReadPreview';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { ContentsRefused } from '../../../src/application/ports/FileContents';
import { MAX_PREVIEW_BYTES } from '../../../src/domain/documents/limits';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryFileContents } from '../../doubles/InMemoryFileContents';

const ADDRESS = 'https://files.example/12';
const pdf = new TextEncoder().encode('%PDF-1.7');

const reading = async (content: Uint8Array | ContentsRefused, path = 'quotations/12.pdf') => {
  const links = new InMemoryDownloadLinks(new Map([['quotations/12.pdf', ADDRESS]]));
  const contents = new InMemoryFileContents(new Map([[ADDRESS, content]]));
  const read = new ReadPreview({ links, contents });
  const result = await read.execute({ path, showsPdf: true }, new AbortController().signal);
  return { result, links, contents };
};

describe('reading a stored file for a preview', () => {
  it('reads what its link leads to [QKIT-01]', async () => {
    const { result } = await reading(pdf);
    expect(isRight(result) && result.right.bytes).toEqual(pdf);
  });

  it('asks for no link where the kind is not shown', async () => {
    const { result, links } = await reading(pdf, 'quotations/12.zip');
    expect(result).toEqual(left({ kind: 'NoPreview' }));
    expect(links.asked).toEqual([]);
  });

  it('is refused by an origin that the portal may not read, so that the download is left [QKIT-01]', async () => {
    expect((await reading({ kind: 'OtherOrigin' })).result).toEqual(left({ kind: 'OtherOrigin' }));
  });

  it('is refused when its link cannot be asked for', async () => {
    const links = new InMemoryDownloadLinks();
    links.fail();
    const read = new ReadPreview({ links, contents: new InMemoryFileContents(new Map()) });
    const wanted = { path: 'quotations/12.pdf', showsPdf: true };
    expect(await read.execute(wanted, new AbortController().signal)).toEqual(
      left(gatewayError('ServerFault')),
    );
  });

  it('is refused for a file that has no link, is too large or is not what it claims', async () => {
    expect((await reading(pdf, 'quotations/13.pdf')).result).toEqual(left({ kind: 'NoPreview' }));
    expect((await reading(new Uint8Array(MAX_PREVIEW_BYTES + 1))).result).toEqual(left({ kind: 'TooLarge' }));
    expect((await reading(new TextEncoder().encode('<html>'))).result).toEqual(left({ kind: 'NoPreview' }));
  });

  it('goes by the name of the file where its path does not tell, and asks for nothing without a path [VAULT-03]', async () => {
    const links = new InMemoryDownloadLinks(new Map([['c/8f3a', ADDRESS]]));
    const read = new ReadPreview({ links, contents: new InMemoryFileContents(new Map([[ADDRESS, pdf]])) });
    const { signal } = new AbortController();
    const named = { name: 'Return.PDF', showsPdf: true };
    expect(isRight(await read.execute({ ...named, path: 'c/8f3a' }, signal))).toBe(true);
    expect(await read.execute({ ...named, path: '' }, signal)).toEqual(left({ kind: 'NoPreview' }));
    expect(links.asked).toEqual(['c/8f3a']);
  });
});
