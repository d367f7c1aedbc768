import { act, screen, waitFor, within } from '@testing-library/react';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { noFileFilter } from '../../../src/domain/documents/filterChoices';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemorySharedFiles } from '../../doubles/InMemorySharedFiles';
import { aFile } from '../../domain/documents/aFile';
import { listed, openCabinet, someFiles } from './openCabinet';

const row = async (name: string) => {
  const rows = await screen.findAllByRole('listitem');
  const found = rows.find((one) => one.textContent?.includes(name));
  if (found === undefined) throw new Error(`${name} is not listed`);
  return within(found);
};

describe('the Recents list of the file cabinet', () => {
  it('shows name, date, size in KB and tag of a file [FILES-18]', async () => {
    openCabinet();
    const first = await row('return.pdf');
    expect(first.getByText('2026-11-20 03:05 PM')).toBeTruthy();
    expect(first.getByText('2 KB')).toBeTruthy();
    expect(first.getByText('GST')).toBeTruthy();
    expect((await row('front.png')).getByText('0.5 KB')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Recents' })).toBeTruthy();
  });

  it.each([
    ['of 0 bytes', some(0), '0 KB'],
    ['that nobody tells', none, ''],
  ])('shows a size %s [FILES-18] [FMT-04]', async (_, bytes, size) => {
    openCabinet(new InMemoryFileGateway([aFile({ bytes })]));
    await row('return.pdf');
    const sizes = [...document.querySelectorAll('.portal-file-size')].map(({ textContent }) => textContent);
    expect(sizes).toEqual(['Size', size]);
  });

  it.each([[[]], [['']], [['  ']]])('shows No Tags for the tags %j [FILES-19]', async (tags) => {
    openCabinet(new InMemoryFileGateway([aFile({ tags })]));
    expect((await row('return.pdf')).getByText('No Tags')).toBeTruthy();
  });

  it('downloads a file by its path [FILES-20]', async () => {
    const { press, links, browser, link } = openCabinet();
    await listed();
    await press('Download return.pdf');
    expect(links.asked).toEqual(['c/1.pdf']);
    expect(browser.left).toEqual([link]);
  });

  it('shows a message when there is no link or the request fails [FILES-21]', async () => {
    const { press, links, browser, notifier } = openCabinet();
    await listed();
    await press('Download old.pdf');
    expect(notifier.failures).toEqual(['Failed to get download link.']);
    links.fail();
    await press('Download return.pdf');
    expect(notifier.failures).toHaveLength(2);
    expect(browser.left).toEqual([]);
  });

  it('offers no delete: each button downloads, selects, previews, uploads or filters [FILES-22]', async () => {
    const { gateway } = openCabinet();
    await listed();
    const names = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(
      names.filter(
        (name) =>
          !/^(Download |Select|Preview |Upload|Add|Take a photo|Make one PDF|Filters)/.test(name ?? ''),
      ),
    ).toEqual([]);
    expect(gateway.files).toEqual(someFiles);
  });

  it('shows a sentence when it cannot be loaded, and Try again loads it [FILES-21]', async () => {
    const gateway = new InMemoryFileGateway(someFiles);
    gateway.cabinetFailure = gatewayError('ServerFault');
    const { press } = openCabinet(gateway);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load documents.');
    gateway.cabinetFailure = undefined;
    await press('Try again');
    expect(await listed()).toHaveLength(4);
  });

  it('says that there are no files yet', async () => {
    openCabinet(new InMemoryFileGateway());
    expect(
      await screen.findByText('No files yet. Files from you and your expert will appear here.'),
    ).toBeTruthy();
  });
});

describe('the search of the file cabinet', () => {
  it('narrows the list by name without a request, and shows all when cleared [FILES-01]', async () => {
    const { user, gateway } = openCabinet();
    await listed();
    const search = screen.getByRole('searchbox', { name: 'Search files' });
    await user.type(search, 'REGIST');
    expect(await listed()).toEqual(['register.csv']);
    await user.clear(search);
    expect(await listed()).toHaveLength(4);
    expect(gateway.cabinetReads).toBe(1);
  });

  it('matches tags too [FILES-01]', async () => {
    const { user } = openCabinet();
    await listed();
    await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'gst');
    expect(await listed()).toEqual(['return.pdf', 'old.pdf']);
  });

  it('says when nothing matches, and offers to show all, with the focus on Filters', async () => {
    const { user, press, button } = openCabinet();
    await listed();
    await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'nowhere');
    expect(await screen.findAllByText('No files match your search and filters.')).toHaveLength(2);
    await press('Show all files');
    await waitFor(async () => expect(await listed()).toHaveLength(4));
    expect(document.activeElement).toBe(button('Filters'));
  });
});

const told = (): string | null => screen.getByRole('status').textContent;

describe('how many files a search or filter leaves', () => {
  it('is told to a screen reader, and nothing without them [FILES-01]', async () => {
    const { user, press } = openCabinet();
    await listed();
    expect(told()).toBe('');
    const search = screen.getByRole('searchbox', { name: 'Search files' });
    await user.type(search, 'gst');
    expect(told()).toBe('2 files');
    await user.type(search, 'nowhere');
    expect(told()).toBe('No files match your search and filters.');
    await press('Show all files');
    expect(told()).toBe('');
  });

  it('is told for a filter too [FILES-08]', async () => {
    const { store } = openCabinet();
    await listed();
    act(() => store.setFilter({ ...noFileFilter, formats: ['csv'] }));
    expect(told()).toBe('1 file');
  });

  it('is not told before the files are read', async () => {
    const gateway = new InMemoryFileGateway(someFiles);
    gateway.cabinetFailure = gatewayError('ServerFault');
    const { store } = openCabinet(gateway);
    await screen.findByRole('alert');
    act(() => store.typeSearch('gst'));
    expect(told()).toBe('');
  });
});

describe('a cabinet of 5,000 files', () => {
  it('renders at most 1,500 elements', async () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      aFile({ id: String(index), name: `${index}.pdf` }),
    );
    openCabinet(new InMemoryFileGateway(many));
    await listed();
    expect(screen.getByText('5000')).toBeTruthy();
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1500);
  });
});

describe('a cabinet file whose download is pressed while another waits for its link', () => {
  it('is downloaded too, and each once', async () => {
    const { press, links } = openCabinet();
    await listed();
    const asked: string[] = [];
    links.direct = (path) => {
      asked.push(path);
      return () => new Promise(() => undefined);
    };
    for (const name of ['return.pdf', 'old.pdf', 'return.pdf']) await press(`Download ${name}`);
    expect(asked).toEqual(['c/1.pdf', 'c/4.pdf']);
  });
});

describe('a cabinet file whose download is cancelled', () => {
  it('neither navigates nor shows a failure', async () => {
    const { store, browser, notifier, links } = openCabinet();
    const downloading = store.downloading.run(aFile({ path: 'c/1.pdf' }));
    store.downloading.cancel();
    await downloading;
    expect(links.asked).toEqual(['c/1.pdf']);
    expect(browser.left).toEqual([]);
    expect(notifier.failures).toEqual([]);
  });
});

describe('what other apps shared', () => {
  it('is named in the cabinet with the way to it, while some of it is kept [SHARE-02] [SHARE-03]', async () => {
    const shared = new InMemorySharedFiles([aBrowserFile('pdf', 'a.pdf'), aBrowserFile('pdf', 'b.pdf')]);
    const { unmount, user, address } = openCabinet(undefined, { shared });
    expect(await screen.findByText('2 files from other apps are not sent yet.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Shared with the portal' }));
    expect(address()).toBe('/shared');
    unmount();
    shared.kept = [];
    openCabinet(undefined, { shared });
    await listed();
    expect(screen.queryByRole('link', { name: 'Shared with the portal' })).toBeNull();
  });

  it('is counted again once some of it was sent while the cabinet is open [SHARE-03]', async () => {
    const shared = new InMemorySharedFiles([aBrowserFile('pdf', 'a.pdf'), aBrowserFile('pdf', 'b.pdf')]);
    openCabinet(undefined, { shared });
    await screen.findByText('2 files from other apps are not sent yet.');
    await act(() => shared.remove(['share-1']));
    expect(await screen.findByText('1 file from another app is not sent yet.')).toBeTruthy();
    await act(() => shared.remove(['share-2']));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Shared with the portal' })).toBeNull());
  });

  it('costs the cabinet nothing where the device cannot be read', async () => {
    const shared = new InMemorySharedFiles();
    shared.fails = true;
    openCabinet(undefined, { shared });
    expect(await listed()).toHaveLength(4);
  });
});
