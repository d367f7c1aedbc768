import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { line } from '../../../src/ui/state/line';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { anothersSession } from '../../doubles/aSession';
import { aList } from './aList';
import { chooseForCabinet } from './chooseFile';
import { openCabinet } from './openCabinet';
import { fourDocuments, openAnother, openPapers } from './openPapers';

const WAITING = 'Waiting for the internet connection…';
const setDown = (isDown: boolean): void => act(() => line.setDown(isDown));
const pan = aBrowserFile('pdf', 'PAN_card.pdf');

/** Leaves the page as the frame does. */
const leave = (unmount: () => void): void => {
  line.leaveScreen();
  unmount();
};

afterEach(() => setDown(false));

describe('a press that is cancelled before there is a connection', () => {
  it('leaves papers to be sent by another press [PAPER-04] [LINE-02]', async () => {
    const { choose, pressThere, inside, files } = await openPapers();
    await choose(pan);
    setDown(true);
    await pressThere('Upload');
    await inside().findByText(WAITING);
    await pressThere('Cancel');
    await waitFor(() => expect(inside().queryByText(WAITING)).toBeNull());
    expect(inside().getByText('Ready')).toBeTruthy();
    setDown(false);
    expect(files.uploadedDocuments).toEqual([]);
    await pressThere('Upload');
    await waitFor(() => expect(files.uploadedDocuments.map(({ file }) => file.name)).toEqual([pan.name]));
  });
});

describe('a press that was dropped with its page, before there is a connection', () => {
  it('is told, and papers wait for another one [PAPER-04] [LINE-02]', async () => {
    const workplace = fourDocuments();
    const { choose, pressThere, unmount, notifier } = await openPapers(workplace);
    await choose(pan);
    setDown(true);
    await pressThere('Upload');
    leave(unmount);
    await waitFor(() =>
      expect(notifier.failures).toEqual([
        '1 file for your task is not sent yet. Open “Add papers” there to send it.',
      ]),
    );
    setDown(false);
    const { inside } = await openPapers(workplace);
    expect(inside().getByText('Ready')).toBeTruthy();
    expect(workplace.files.uploadedDocuments).toEqual([]);
  });

  it('is told of another paper, which stays [PAPER-01] [LINE-02]', async () => {
    const workplace = fourDocuments();
    const { choose, pressThere, unmount, notifier } = await openAnother(workplace);
    await choose(aBrowserFile('pdf', 'lease.pdf'));
    setDown(true);
    await pressThere('Send');
    leave(unmount);
    await waitFor(() =>
      expect(notifier.failures).toEqual([
        'lease.pdf is not sent yet. Open “Send another paper” at your task to send it.',
      ]),
    );
    const { inside } = await openAnother(workplace);
    expect(inside().getByText('lease.pdf')).toBeTruthy();
  });

  it('is told of several files, which stay [CHECK-06] [LINE-02]', async () => {
    const { store, notifier, kinds } = await aList('a.pdf', 'b.pdf');
    setDown(true);
    const sending = store.send();
    line.leaveScreen();
    store.leave();
    await sending;
    expect(notifier.failures).toEqual([
      '2 files are not uploaded yet. Open Upload several files in your Filecabinet to upload them.',
    ]);
    expect(kinds()).toEqual(['waiting', 'waiting']);
  });

  it.each<readonly [string, (session: Awaited<ReturnType<typeof aList>>['session']) => void]>([
    ['another customer', (session) => session.keep(anothersSession())],
    ['nobody', (session) => session.leave()],
  ])('is told of several files to none but their customer: signed in is %s', async (_who, end) => {
    const { store, notifier, session } = await aList('a.pdf');
    setDown(true);
    const sending = store.send();
    line.leaveScreen();
    store.leave();
    end(session);
    await sending;
    expect(notifier.failures).toEqual([]);
  });

  it("is told of the cabinet's file, which is chosen again [FILES-13] [LINE-02]", async () => {
    const { press, unmount, notifier, gateway } = openCabinet();
    chooseForCabinet(aBrowserFile('pdf'));
    await screen.findByText('some.pdf');
    setDown(true);
    await press('Upload');
    leave(unmount);
    await waitFor(() => expect(notifier.failures).toEqual(['some.pdf was not uploaded.']));
    setDown(false);
    expect(gateway.putIn).toEqual([]);
  });
});
