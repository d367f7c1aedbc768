import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { anothersSession } from '../../doubles/aSession';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { aWorkplace, fromDashboard, openTask } from '../work/openTask';
import { chooseForTask, documentCard } from './chooseFile';
import { locked, openGate, PASSWORD } from './fileChecks';
import { MAKE, makePdfAt, takePdf } from './makePdfAt';
import { openDocuments } from './openDocuments';

const READY = /^(?:Ready to upload|Kept here):/;
const never = (): Promise<void> => new Promise(() => undefined);
const readyAt = (name: string): string | undefined =>
  within(documentCard(name)).queryByText(READY)?.textContent;
const warningAt = (name: string): HTMLElement | null => within(documentCard(name)).queryByText(PASSWORD);

/** A task with a warning at Bank statement and a PDF at Photo. */
const openWithWarning = async (workplace: ReturnType<typeof aWorkplace>) => {
  const opened = await openDocuments(workplace);
  chooseForTask('Bank statement', aBrowserFile('pdf'));
  await screen.findByText(PASSWORD);
  await makePdfAt(opened, 'Photo');
  return opened;
};

describe('files that wait at several documents of a task', () => {
  it('each wait at their own document until Upload sends them [CHECK-05]', async () => {
    const opened = await openDocuments();
    const { files, press } = opened;
    await makePdfAt(opened, 'Bank statement');
    await makePdfAt(opened, 'Photo');
    expect(readyAt('Bank statement')).toContain('Bank statement 2026-11-20.pdf');
    expect(readyAt('Photo')).toContain('Photo 2026-11-20.pdf');
    await press('Send Bank statement 2026-11-20.pdf');
    await screen.findByText('Bank statement 2026-11-20.pdf uploaded.');
    expect(readyAt('Photo')).toContain('Photo 2026-11-20.pdf');
    await press('Send Photo 2026-11-20.pdf');
    await screen.findByText('Photo 2026-11-20.pdf uploaded.');
    expect(files.uploadedDocuments.map(({ document }) => document.name)).toEqual(['Bank statement', 'Photo']);
  });

  it('are each named to a customer who leaves, and are still there [CHECK-01] [CHECK-05]', async () => {
    const workplace = { ...aWorkplace(), check: locked() };
    const { unmount, notifier } = await openWithWarning(workplace);
    unmount();
    expect(notifier.failures).toEqual([
      'some.pdf is not sent yet. It waits at “Bank statement”.',
      'Photo 2026-11-20.pdf is not sent yet. It waits at “Photo”.',
    ]);
    await openDocuments(workplace);
    // The list of warnings is a part whose code comes with the first warning.
    await waitFor(() => expect(warningAt('Bank statement')).not.toBeNull());
    expect(readyAt('Photo')).toContain('Photo 2026-11-20.pdf');
  });

  it.each<readonly [string, (workplace: ReturnType<typeof aWorkplace>) => void, readonly string[]]>([
    [
      'is over',
      ({ sessionEnd }) => Object.assign(sessionEnd, { hasEnded: true }),
      ['some.pdf was not uploaded.', 'Photo 2026-11-20.pdf was not uploaded.'],
    ],
    [
      'was left by Log Out',
      ({ session }) => session.leave(),
      ['some.pdf was not uploaded.', 'Photo 2026-11-20.pdf was not uploaded.'],
    ],
    ["is another customer's", ({ session }) => session.keep(anothersSession()), []],
  ])('do not promise to wait where the session %s', async (_how, end, told) => {
    const workplace = { ...aWorkplace(), check: locked() };
    const { unmount, notifier } = await openWithWarning(workplace);
    end(workplace);
    unmount();
    expect(notifier.failures).toEqual(told);
  });

  it('are named without the one that is being sent [CHECK-05]', async () => {
    const workplace = { ...aWorkplace(), check: locked() };
    workplace.files.gate = never();
    const { unmount, notifier, press } = await openWithWarning(workplace);
    await press('Send Photo 2026-11-20.pdf');
    await screen.findByRole('progressbar');
    unmount();
    expect(notifier.failures).toEqual(['some.pdf is not sent yet. It waits at “Bank statement”.']);
  });

  it('stay when a file waits at the same document of another task [CHECK-05]', async () => {
    const workplace = aWorkplace();
    const first = await openDocuments(workplace);
    await makePdfAt(first, 'Photo');
    first.unmount();
    workplace.files.uploadFailure = gatewayError('Unreachable');
    const other = openTask(workplace, fromDashboard, '/task-detail/4');
    await screen.findByText('PAN card');
    expect(readyAt('Photo')).toBeUndefined();
    chooseForTask('Photo', aBrowserFile('jpeg'));
    await waitFor(() => expect(readyAt('Photo')).toContain('some.jpeg'));
    await other.press('Remove some.jpeg');
    other.unmount();
    await openDocuments(workplace);
    expect(readyAt('Photo')).toContain('Photo 2026-11-20.pdf');
  });
});

describe('a chosen file that is not sent yet', () => {
  it('stays with its warning when a file for another document is chosen [CHECK-01]', async () => {
    const { files } = await openDocuments({ ...aWorkplace(), check: locked() });
    chooseForTask('Bank statement', aBrowserFile('pdf'));
    await screen.findByText(PASSWORD);
    chooseForTask('Photo', aBrowserFile('jpeg'));
    await screen.findByRole('button', { name: 'View some.jpeg' });
    expect(warningAt('Bank statement')).not.toBeNull();
    expect(files.uploadedDocuments.map(({ file }) => file.name)).toEqual(['some.jpeg']);
  });

  it('is checked beside a file for another document, and neither is lost [CHECK-01]', async () => {
    const workplace = aWorkplace();
    const { opened, open } = openGate();
    workplace.check.gate = opened;
    const { files, press } = await openDocuments(workplace);
    chooseForTask('Bank statement', aBrowserFile('png'));
    await screen.findByText('Checking some.png...');
    chooseForTask('Photo', aBrowserFile('jpeg'));
    await screen.findByText('Checking some.jpeg...');
    expect(screen.getByText('Checking some.png...')).toBeTruthy();
    await open();
    await screen.findByText('some.png uploaded.');
    expect(readyAt('Photo')).toContain('some.jpeg');
    await press('Send some.jpeg');
    await screen.findByText('some.jpeg uploaded.');
    expect(files.uploadedDocuments.map(({ file }) => file.name)).toEqual(['some.png', 'some.jpeg']);
  });

  it('cannot be uploaded anyway while another upload runs, and is still there after it [CHECK-01]', async () => {
    const workplace = { ...aWorkplace(), check: locked() };
    const { opened, open } = openGate();
    workplace.files.gate = opened;
    const { files, press, button } = await openWithWarning(workplace);
    await press('Send Photo 2026-11-20.pdf');
    await screen.findByRole('progressbar');
    expect(button('Upload anyway').disabled).toBe(true);
    fireEvent.click(button('Upload anyway'));
    await open();
    await screen.findByText('Photo 2026-11-20.pdf uploaded.');
    await press('Upload anyway');
    await screen.findByText('some.pdf uploaded.');
    expect(files.uploadedDocuments.map(({ document }) => document.name)).toEqual(['Photo', 'Bank statement']);
  });

  it('waits for Upload when its check ends while another upload runs [CHECK-01]', async () => {
    const workplace = aWorkplace();
    const [check, upload] = [openGate(), openGate()];
    workplace.check.gate = check.opened;
    workplace.files.gate = upload.opened;
    const opened = await openDocuments(workplace);
    await makePdfAt(opened, 'Photo');
    chooseForTask('Bank statement', aBrowserFile('png'));
    await screen.findByText('Checking some.png...');
    await opened.press('Send Photo 2026-11-20.pdf');
    await screen.findByRole('progressbar');
    await check.open();
    await waitFor(() => expect(readyAt('Bank statement')).toContain('some.png'));
    await upload.open();
    await screen.findByText('Photo 2026-11-20.pdf uploaded.');
    await opened.press('Send some.png');
    await screen.findByText('some.png uploaded.');
  });

  it('waits for Upload when another is being sent for the same document, which it may replace [CHECK-01]', async () => {
    const workplace = aWorkplace();
    const { opened, open } = openGate();
    workplace.files.gate = opened;
    workplace.files.uploadFailure = gatewayError('Rejected');
    const { files, press } = await openDocuments(workplace);
    chooseForTask('Photo', aBrowserFile('jpeg'));
    await screen.findByRole('progressbar');
    chooseForTask('Photo', aBrowserFile('png'));
    await waitFor(() => expect(readyAt('Photo')).toContain('some.png'));
    await open();
    await screen.findByRole('alert');
    expect([readyAt('Photo')?.includes('some.png'), files.keys.length]).toEqual([true, 1]);
    files.uploadFailure = undefined;
    await press('Send some.png');
    await screen.findByText('some.png uploaded.');
    expect(files.uploadedDocuments.map(({ file }) => file.name)).toEqual(['some.png']);
  });

  it('gives way to a PDF that was made while it was sent, although it may be sent again [LINE-02]', async () => {
    const workplace = aWorkplace();
    const { opened, open } = openGate();
    workplace.check.gate = opened;
    workplace.files.uploadFailure = gatewayError('Unreachable');
    const upload = openGate();
    workplace.files.gate = upload.opened;
    const view = await openDocuments(workplace);
    chooseForTask('Photo', aBrowserFile('jpeg'));
    await screen.findByText('Checking some.jpeg...');
    // The dialog is opened during the check, and the PDF is used during the upload.
    fireEvent.click(within(documentCard('Photo')).getByRole('button', { name: MAKE }));
    await open();
    await waitFor(() => expect(view.store.documents.isUploading).toBe(true));
    view.photos.beginning = '%PDF-1.7';
    await takePdf(view.photos, view.press);
    await waitFor(() => expect(readyAt('Photo')).toContain('Photo 2026-11-20.pdf'));
    await upload.open();
    await screen.findByRole('alert');
    expect(readyAt('Photo')).toContain('Photo 2026-11-20.pdf');
  });
});
