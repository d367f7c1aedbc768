import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { readZip } from '../../doubles/readZip';
import { aFile } from '../../domain/documents/aFile';
import { type CabinetGiven, listed, openCabinet, someFiles } from './openCabinet';

const contents: NonNullable<CabinetGiven['contents']> = Object.fromEntries(
  someFiles.map(({ path }) => [path, new TextEncoder().encode(`%PDF-${path}`)]),
);

const open = async (given: CabinetGiven = { contents }, files = someFiles) => {
  const opened = openCabinet(new InMemoryFileGateway(files), given);
  await listed();
  await screen.findByRole('button', { name: 'Download all' });
  await waitFor(() => expect(opened.button('Download all').disabled).toBe(false));
  const names = (): readonly (readonly string[])[] =>
    opened.saver.saved.map(({ bytes }) => [...readZip(bytes).keys()]);
  return { ...opened, names };
};

const checkbox = (name: string): HTMLElement => screen.getByRole('checkbox', { name });

describe('Download all', () => {
  it('makes one zip of all that is shown, in folders by year and tag [VAULT-02]', async () => {
    const { press, saver, names, notifier } = await open();
    await press('Download all');
    await waitFor(() => expect(saver.saved).toHaveLength(1));
    expect(saver.saved[0]?.file).toEqual({ name: 'filecabinet-2026-11-20.zip', type: 'application/zip' });
    expect(names()[0]).toEqual([
      'Uploaded in FY 2026-27/Accounting/register.csv',
      'Uploaded in FY 2026-27/GST/return.pdf',
      'Uploaded in FY 2026-27/No Tags/front.png',
      'Uploaded in FY 2025-26/TDS/old.pdf',
    ]);
    expect(notifier.successes).toEqual(['4 files are in one zip in your downloads.']);
  });

  it('takes only what a search leaves, in the order of the groups [VAULT-02]', async () => {
    const { user, press, names } = await open({ contents, at: '/filecabinet?group=tag' });
    await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'gst');
    await press('Download all');
    await waitFor(() =>
      expect(names()).toEqual([
        ['GST/Uploaded in FY 2026-27/return.pdf', 'TDS/Uploaded in FY 2025-26/old.pdf'],
      ]),
    );
  });

  it('tells which files could not be had and why, in the zip and on the page [VAULT-02]', async () => {
    const { press, saver } = await open({
      contents: { ...contents, 'c/2.csv': { kind: 'OtherOrigin' }, 'c/4.pdf': { kind: 'TooLarge' } },
    });
    await press('Download all');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('2 files could not be put into the zip.');
    expect(alert.textContent).toContain(
      'Uploaded in FY 2026-27/Accounting/register.csv: stored where this page may not read',
    );
    const list = readZip(saver.saved[0]?.bytes ?? new Uint8Array()).get('Missing files.txt');
    expect(new TextDecoder().decode(list)).toContain(
      'Uploaded in FY 2025-26/TDS/old.pdf: too large for a zip\r\n',
    );
  });

  it('names twenty missing files on the page, and how many more there are [VAULT-02]', async () => {
    const files = Array.from({ length: 25 }, (_, place) =>
      aFile({ id: `${place}`, name: `${place}.pdf`, path: '' }),
    );
    const { press } = await open({}, files);
    await press('Download all');
    const alert = await screen.findByRole('alert');
    expect(alert.querySelectorAll('li')).toHaveLength(21);
    expect(alert.textContent).toContain('and 5 more, which the text file names');
  });

  it('shows its progress, and Cancel ends it without a file [VAULT-02]', async () => {
    const { press, contents: stored, saver, button } = await open();
    let go: (() => void) | undefined;
    const read = stored.read.bind(stored);
    vi.spyOn(stored, 'read').mockImplementation((address, most, signal) => async () => {
      await new Promise<void>((resolve) => (go = resolve));
      return read(address, most, signal)();
    });
    await press('Download all');
    await waitFor(() => expect(go).toBeDefined());
    expect(button('Download all').disabled).toBe(true);
    await act(async () => go?.());
    const bar = screen.getByRole('progressbar', { name: 'Packing your files' });
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('25'));
    await press('Cancel');
    await act(async () => go?.());
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect([saver.saved, screen.queryByRole('alert')]).toEqual([[], null]);
  });

  it('says when there is no room for the zip', async () => {
    const { press, saver, notifier } = await open();
    saver.isFull = true;
    await press('Download all');
    await waitFor(() => expect(notifier.failures).toHaveLength(1));
    expect(notifier.failures[0]).toMatch(/^The zip could not be saved/);
  });
});

/** A cabinet that was left while its zip waits for the first file; `go` lets them all come. */
const leavePacking = async (given: CabinetGiven) => {
  const opened = await open(given);
  const stored = opened.contents;
  const { promise, resolve } = Promise.withResolvers<void>();
  const read = stored.read.bind(stored);
  vi.spyOn(stored, 'read').mockImplementation((address, most, signal) => async () => {
    await promise;
    return read(address, most, signal)();
  });
  await opened.press('Download all');
  await screen.findByRole('progressbar', { name: 'Packing your files' });
  opened.unmount();
  return { ...opened, go: resolve };
};

describe('a zip whose page was left', () => {
  it('is packed on, and is shown where the page is opened again, with its Cancel [VAULT-02]', async () => {
    const { zip, saver, notifier, go } = await leavePacking({ contents });
    const { button } = openCabinet(new InMemoryFileGateway(someFiles), { contents, zip });
    await listed();
    expect(await screen.findByRole('progressbar', { name: 'Packing your files' })).toBeTruthy();
    expect([button('Download all').disabled, button('Cancel').disabled]).toEqual([true, false]);
    go();
    await waitFor(() => expect(saver.saved).toHaveLength(1));
    expect(notifier.successes).toEqual(['4 files are in one zip in your downloads.']);
  });

  it('is told by a notice where files are missing, and is no message of the next visit [VAULT-02]', async () => {
    const missing = { ...contents, 'c/2.csv': { kind: 'OtherOrigin' } as const };
    const { zip, notifier, go } = await leavePacking({ contents: missing });
    go();
    await waitFor(() => expect(zip.packing.isRunning).toBe(false));
    expect(notifier.successes).toEqual(['3 files are in one zip in your downloads.']);
    expect(notifier.failures).toEqual(['1 file could not be put into the zip. A text file in it says so.']);
    openCabinet(new InMemoryFileGateway(someFiles), { contents: missing, zip });
    await listed();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('files that are selected', () => {
  it('are the ones of the zip, also where a search hides them [VAULT-02]', async () => {
    const { user, press, names, button } = await open();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Select');
    expect(button('Download selected').disabled).toBe(true);
    await user.click(checkbox('Select return.pdf'));
    await user.click(checkbox('Select old.pdf'));
    await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'old');
    expect(screen.getByText('2 files selected. 1 of them is not shown now.')).toBeTruthy();
    await press('Download selected');
    await waitFor(() =>
      expect(names()).toEqual([
        ['Uploaded in FY 2026-27/GST/return.pdf', 'Uploaded in FY 2025-26/TDS/old.pdf'],
      ]),
    );
    await press('Done');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(button('Download all').disabled).toBe(false);
  });

  it('can be those of a group, or all, and none again [VAULT-02]', async () => {
    const { user, press } = await open({ contents, at: '/filecabinet?group=year' });
    await press('Select');
    await user.click(checkbox('Select all files of Uploaded in FY 2026-27'));
    expect(screen.getByText('3 files selected')).toBeTruthy();
    expect(checkbox('Select return.pdf')).toHaveProperty('checked', true);
    await press('Select all');
    expect(screen.getByText('4 files selected')).toBeTruthy();
    await press('Select none');
    expect(screen.getByText('0 files selected')).toBeTruthy();
  });

  it('keep the focus on the button that begins and ends the selection', async () => {
    const { press, button } = await open();
    await press('Select');
    expect(document.activeElement).toBe(button('Done'));
    await press('Done');
    expect(document.activeElement).toBe(button('Select'));
  });
});
