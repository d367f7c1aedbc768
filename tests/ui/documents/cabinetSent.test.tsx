import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { when } from '../../domain/when';
import { aLog, aStep, aTask } from '../../domain/work/aTask';
import { aFile } from '../../domain/documents/aFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { readZip } from '../../doubles/readZip';
import { type CabinetGiven, listed, openCabinet, someFiles } from './openCabinet';

const sent = (filePath: string, day: string) => [
  aStep({ name: 'Closure', log: [aLog({ filePath, createdAt: when(day) })] }),
];

const works = (): InMemoryWorkGateway =>
  new InMemoryWorkGateway(
    [
      aTask({ id: '1', serviceName: 'Income Tax Return', status: 'completed' }),
      aTask({ id: '2', serviceName: 'Book Keeping' }),
    ],
    new Map([
      ['1', sent('steps/5/ITR acknowledgement.pdf', '2026-03-02')],
      ['2', sent('steps/9f86d081884c7d659a2feaa0.xlsx', '2026-11-10')],
    ]),
  );

const open = (given: CabinetGiven = {}, files = someFiles) =>
  openCabinet(new InMemoryFileGateway(files), { work: works(), ...given });

const section = async () => within(await screen.findByRole('region', { name: 'From your expert' }));

const namesIn = (list: HTMLElement): readonly (string | null)[] =>
  [...list.querySelectorAll('[data-preview]')].map(({ textContent }) => textContent);

const headings = (): readonly (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('what the expert sent, in the cabinet', () => {
  it('stands under a heading of its own, by service and year of upload, each under a name [PAPER-02] [PAPER-05]', async () => {
    open();
    const shown = await section();
    expect(namesIn(shown.getByRole('list'))).toEqual(['Closure.xlsx', 'ITR acknowledgement.pdf']);
    expect(headings()).toEqual([
      'Book Keeping · Uploaded in FY 2026-27',
      'Income Tax Return · Uploaded in FY 2025-26',
    ]);
    expect(shown.getAllByText('By your expert')).toHaveLength(2);
    expect(shown.queryByText('0 KB')).toBeNull();
    expect(await listed()).toEqual(['return.pdf', 'register.csv', 'front.png', 'old.pdf']);
  });

  it('comes later than the files of the cabinet, which do not wait for it [PAPER-02]', async () => {
    const work = works();
    work.holdsAnswers = true;
    open({ work });
    expect(await listed()).toHaveLength(4);
    expect(screen.queryByText('From your expert')).toBeNull();
    act(() => void ['1', '2'].map((id) => work.letGo(id)));
    expect(namesIn((await section()).getByRole('list'))).toHaveLength(2);
    expect(work.asked).toEqual(['2', '1']);
  });

  it('is waited for by no zip of a customer who logged out meanwhile [PAPER-02] [VAULT-02]', async () => {
    const work = works();
    work.holdsAnswers = true;
    const { press, saver, button, session } = open({ work });
    await listed();
    await waitFor(() => expect(button('Download all').disabled).toBe(false));
    await press('Download all');
    session.leave();
    act(() => void ['1', '2'].map((id) => work.letGo(id)));
    await waitFor(() => expect(button('Download all').disabled).toBe(false));
    expect(saver.saved).toEqual([]);
  });

  it('is waited for by the zip of all files, which Cancel ends [PAPER-02]', async () => {
    const work = works();
    work.holdsAnswers = true;
    const paths = [...someFiles.map(({ path }) => path), 'steps/5/ITR acknowledgement.pdf'];
    const contents = Object.fromEntries(paths.map((path) => [path, new Uint8Array(1)]));
    const { press, saver, button } = open({ work, contents });
    await listed();
    await waitFor(() => expect(button('Download all').disabled).toBe(false));
    await press('Download all');
    expect(button('Download all').disabled).toBe(true);
    await press('Cancel');
    await waitFor(() => expect(button('Download all').disabled).toBe(false));
    expect(saver.saved).toEqual([]);
    await press('Download all');
    act(() => void ['1', '2'].map((id) => work.letGo(id)));
    await waitFor(() => expect(saver.saved).toHaveLength(1));
    const names = [...readZip(saver.saved[0]?.bytes ?? new Uint8Array()).keys()];
    expect(names.filter((name) => name.includes('Income Tax Return'))).toEqual([
      'Uploaded in FY 2025-26/Income Tax Return/ITR acknowledgement.pdf',
    ]);
  });

  it('is waited for by the zip also where the customer has left the page [PAPER-02]', async () => {
    const work = works();
    work.holdsAnswers = true;
    const contents = Object.fromEntries(someFiles.map(({ path }) => [path, new Uint8Array(1)]));
    const { press, saver, button, unmount } = open({ work, contents });
    await listed();
    await waitFor(() => expect(button('Download all').disabled).toBe(false));
    await press('Download all');
    unmount();
    act(() => void ['1', '2'].map((id) => work.letGo(id)));
    await waitFor(() => expect(saver.saved).toHaveLength(1));
  });

  it('is found by the search, and by the filter of who uploaded a file [PAPER-02]', async () => {
    const { user, store } = open();
    await section();
    await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'income acknow');
    await waitFor(() => expect(namesIn(document.body)).toEqual(['ITR acknowledgement.pdf']));
    expect(screen.queryByText('No file matches')).toBeNull();
    await user.clear(screen.getByRole('searchbox', { name: 'Search files' }));
    act(() => store.setFilter({ ...store.filter, uploadedBy: ['User'] }));
    await waitFor(() => expect(screen.queryByText('From your expert')).toBeNull());
    expect(await listed()).toHaveLength(3);
  });

  it('stands in the groups that the customer chooses, with the other files [PAPER-02]', async () => {
    open({ at: '/filecabinet?group=tag' });
    await waitFor(() =>
      expect(headings()).toEqual([
        'Accounting',
        'Book Keeping',
        'GST',
        'Income Tax Return',
        'TDS',
        'No Tags',
      ]),
    );
    expect(screen.queryByText('From your expert')).toBeNull();
    expect(await listed()).toHaveLength(6);
  });

  it('is in the zip and can be selected [PAPER-02]', async () => {
    const bytes = new TextEncoder().encode('%PDF-');
    const paths = ['steps/5/ITR acknowledgement.pdf', ...someFiles.map(({ path }) => path)];
    const { press, user, saver } = open({ contents: Object.fromEntries(paths.map((path) => [path, bytes])) });
    await section();
    await screen.findByRole('button', { name: 'Download all' });
    await press('Select');
    await user.click(screen.getByRole('checkbox', { name: 'Select ITR acknowledgement.pdf' }));
    await press('Download selected');
    await waitFor(() => expect(saver.saved).toHaveLength(1));
    expect([...readZip(saver.saved[0]?.bytes ?? new Uint8Array()).keys()]).toEqual([
      'Uploaded in FY 2025-26/Income Tax Return/ITR acknowledgement.pdf',
    ]);
  });

  it('stands once where the cabinet has the same file [PAPER-02]', async () => {
    const same = aFile({ id: '9', name: 'ITR-V.pdf', path: 'steps/5/ITR acknowledgement.pdf', tags: [] });
    open({}, [same]);
    const shown = await section();
    await waitFor(() => expect(namesIn(shown.getByRole('list'))).toEqual(['Closure.xlsx', 'ITR-V.pdf']));
    expect(namesIn(document.body)).toHaveLength(2);
  });

  it('is all there is for a customer who put nothing there [PAPER-02]', async () => {
    open({}, []);
    expect(namesIn((await section()).getByRole('list'))).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Download all' })).toBeTruthy();
  });
});

describe('steps that cannot be read', () => {
  it('are told there, with Try again; the files of the cabinet stay [PAPER-02]', async () => {
    const work = works();
    work.failingSteps.add('1');
    const { user } = open({ work });
    const shown = await section();
    expect(shown.getByRole('alert').textContent).toContain(
      'Some files from your expert could not be loaded.',
    );
    expect(namesIn(shown.getByRole('list'))).toEqual(['Closure.xlsx']);
    expect(await listed()).toHaveLength(4);
    work.failingSteps.clear();
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(namesIn(shown.getByRole('list'))).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are told where not even the tasks can be read [PAPER-02]', async () => {
    const work = works();
    work.fail();
    open({ work });
    expect((await section()).getByRole('alert').textContent).toContain('could not be loaded');
    expect(await listed()).toHaveLength(4);
  });

  it('are no longer asked for once the customer has left [NEED-12]', async () => {
    const work = works();
    work.holdsAnswers = true;
    const { unmount } = open({ work });
    await waitFor(() => expect(work.underWay).toHaveLength(2));
    unmount();
    await waitFor(() => expect(work.underWay).toEqual([]));
  });
});
