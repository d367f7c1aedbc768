import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { ShareFile } from '../../../src/application/documents/ShareFile';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemorySharing } from '../../doubles/InMemorySharing';

const file = { name: 'Return.pdf', path: 'a/Return.pdf' };
const address = 'https://files.example/1?signed';

const open = (sharing = new InMemorySharing()) => {
  const links = new InMemoryDownloadLinks(new Map([[file.path, address]]));
  return { links, sharing, share: new ShareFile({ links, sharing }) };
};

describe('sharing a stored file', () => {
  it('hands its name and the address that shows it to the share sheet [HOME-03]', async () => {
    const { share, links, sharing } = open();
    expect(await share.execute(file)).toEqual(right('shared'));
    expect(links.kinds).toEqual(['shareable']);
    expect([sharing.shared, sharing.copied]).toEqual([[{ text: 'Return.pdf', address }], []]);
  });

  it('copies the address where there is no share sheet [HOME-03]', async () => {
    const { share, sharing } = open(new InMemorySharing(false));
    expect(await share.execute(file)).toEqual(right('copied'));
    expect(sharing.copied).toEqual([address]);
  });

  it('says so where the clipboard is locked too', async () => {
    const { share, sharing } = open(new InMemorySharing(false));
    sharing.isLocked = true;
    expect(await share.execute(file)).toEqual(left({ kind: 'SharingMissing' }));
  });

  it('asks for no address where the file has no path', async () => {
    const { share, links } = open();
    expect(await share.execute({ name: 'a', path: '' })).toEqual(left({ kind: 'LinkMissing' }));
    expect(links.asked).toEqual([]);
  });

  it('shares nothing without an address', async () => {
    const { share, links, sharing } = open();
    expect(await share.execute({ name: 'a', path: 'elsewhere' })).toEqual(left({ kind: 'LinkMissing' }));
    links.fail();
    expect(await share.execute(file)).toEqual(left(gatewayError('ServerFault')));
    expect([sharing.shared, sharing.copied]).toEqual([[], []]);
  });
});
