import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { DownloadFile } from '../../../src/application/documents/DownloadFile';
import { SessionLinks } from '../../../src/application/documents/SessionLinks';
import { ShareFile } from '../../../src/application/documents/ShareFile';
import { ViewFile } from '../../../src/application/documents/ViewFile';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemorySharing } from '../../doubles/InMemorySharing';
import { signedInSession } from '../../doubles/signedInSession';

const LINK = 'https://files.example/1?signed';
const missing = left({ kind: 'LinkMissing' });

const open = (link = LINK) => {
  const links = new InMemoryDownloadLinks(new Map([['a/1.pdf', link]]));
  const browser = new InMemoryBrowser();
  return {
    links,
    browser,
    download: new DownloadFile({ links, browser }),
    viewFile: new ViewFile({ links, browser }),
  };
};

describe('downloading a kept file', () => {
  it('asks for its direct link and goes there [FILES-20] [TXN-08]', async () => {
    const { links, browser, download } = open();
    expect(await download.execute('a/1.pdf')).toEqual(right(undefined));
    expect(links.asked).toEqual(['a/1.pdf']);
    expect(links.kinds).toEqual(['direct']);
    expect(browser.left).toEqual([LINK]);
  });

  it('stays where there is no link, or no path to ask for', async () => {
    const { links, browser, download } = open();
    expect(await download.execute('a/2.pdf')).toEqual(missing);
    expect(await download.execute('')).toEqual(missing);
    expect(links.asked).toEqual(['a/2.pdf']);
    expect(browser.left).toEqual([]);
  });

  it('treats a link that the browser refuses as a missing one', async () => {
    const { browser, download } = open();
    browser.leaveFor = () => false;
    expect(await download.execute('a/1.pdf')).toEqual(missing);
  });

  it('passes on a failed request', async () => {
    const { links, download } = open();
    links.fail();
    expect(await download.execute('a/1.pdf')).toEqual(left(gatewayError('ServerFault')));
  });
});

describe('a customer who stops waiting', () => {
  it('is not taken to the file by a late response', async () => {
    const { browser, download } = open();
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    const result = download.execute('a/1.pdf', signal);
    cancel();
    expect(await result).toEqual(left(gatewayError('Cancelled')));
    expect(browser.left).toEqual([]);
  });

  it('keeps no empty tab', async () => {
    const { browser, viewFile } = open();
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    const result = viewFile.execute('a/1.pdf', signal);
    cancel();
    expect(await result).toEqual(left(gatewayError('Cancelled')));
    expect(browser.tabs).toEqual([{ address: '', isClosed: true }]);
  });
});

const openFor = () => {
  const { links: all, browser } = open();
  const [session, sharing] = [signedInSession(), new InMemorySharing()];
  return { browser, session, sharing, links: new SessionLinks({ links: all, session }) };
};

describe('a customer who logs out before the link is there', () => {
  const cancelled = left(gatewayError('Cancelled'));

  it('is not taken to the file, nor is who has signed in since [FILES-20] [TXN-08]', async () => {
    const { browser, session, links } = openFor();
    const result = new DownloadFile({ links, browser }).execute('a/1.pdf');
    session.leave();
    expect([await result, browser.left]).toEqual([cancelled, []]);
  });

  it('keeps no tab of it [DOCS-10]', async () => {
    const { browser, session, links } = openFor();
    const result = new ViewFile({ links, browser }).execute('a/1.pdf');
    session.leave();
    expect([await result, browser.tabs]).toEqual([cancelled, [{ address: '', isClosed: true }]]);
  });

  it('shares and copies nothing [HOME-03]', async () => {
    const { session, links, sharing } = openFor();
    const result = new ShareFile({ links, sharing }).execute({ name: '1.pdf', path: 'a/1.pdf' });
    session.leave();
    expect([await result, sharing.shared, sharing.copied]).toEqual([cancelled, [], []]);
  });

  it('still gets each link before that', async () => {
    const { browser, links } = openFor();
    expect(await new DownloadFile({ links, browser }).execute('a/1.pdf')).toEqual(right(undefined));
    expect(browser.left).toEqual([LINK]);
  });
});

describe('viewing a kept file', () => {
  it('opens the shareable link in a tab of its own [DOCS-10]', async () => {
    const { links, browser, viewFile } = open();
    expect(await viewFile.execute('a/1.pdf')).toEqual(right(undefined));
    expect(links.asked).toEqual(['a/1.pdf']);
    expect(links.kinds).toEqual(['shareable']);
    expect(browser.tabs).toEqual([{ address: LINK, isClosed: false }]);
    expect(browser.left).toEqual([]);
  });

  it('opens the tab within the click, before the response is there', () => {
    const { browser, viewFile } = open();
    void viewFile.execute('a/1.pdf');
    expect(browser.tabs).toEqual([{ address: '', isClosed: false }]);
  });

  it('closes the tab where no link comes', async () => {
    const { browser, viewFile } = open();
    expect(await viewFile.execute('a/2.pdf')).toEqual(missing);
    expect(browser.tabs).toEqual([{ address: '', isClosed: true }]);
  });

  it('closes the tab when the request fails', async () => {
    const { links, browser, viewFile } = open();
    links.fail();
    expect(await viewFile.execute('a/1.pdf')).toEqual(left(gatewayError('ServerFault')));
    expect(browser.tabs).toEqual([{ address: '', isClosed: true }]);
  });

  it('closes the tab for an address that is no web address', async () => {
    const { browser, viewFile } = open('javascript:alert(1)');
    expect(await viewFile.execute('a/1.pdf')).toEqual(missing);
    expect(browser.tabs).toEqual([{ address: '', isClosed: true }]);
  });

  it('opens no tab without a path', async () => {
    const { browser, viewFile } = open();
    expect(await viewFile.execute('')).toEqual(missing);
    expect(browser.tabs).toEqual([]);
  });
});
