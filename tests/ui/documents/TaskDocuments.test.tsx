import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { TASK_MESSAGE_MS } from '../../../src/domain/documents/limits';
import { heicBytes } from '../../domain/documents/someBytes';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { aWorkplace, openTask } from '../work/openTask';
import { chooseForTask as choose, documentCard as item } from './chooseFile';
import { openDocuments } from './openDocuments';

const headings = (): readonly (string | null)[] =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 2 })
    .map((one) => one.textContent);
const uploads = (): readonly (string | null)[] =>
  screen.queryAllByRole('button', { name: /^Upload / }).map((button) => button.textContent);
const alertText = async (): Promise<string | null> => (await screen.findByRole('alert')).textContent;
const textFile = (): File => new File(['hello'], 'notes.txt', { type: 'text/plain' });
/** Drops these files; without any, a link. */
const drop = (place: Element, ...files: readonly File[]): void => {
  fireEvent.drop(place, { dataTransfer: { files, types: [files.length > 0 ? 'Files' : 'text/uri-list'] } });
};
const never = (): Promise<void> => new Promise(() => undefined);

describe('the documents of a task', () => {
  it('list names and files, missing ones first [DOCS-01]', async () => {
    await openDocuments();
    expect(headings()).toEqual(['Bank statement', 'Photo', 'PAN card']);
    expect(within(item('PAN card')).getByText('2026-11-19')).toBeTruthy();
    expect(await screen.findByText('2 more documents needed')).toBeTruthy();
  });

  it('offer an upload only for documents that have no files yet [DOCS-02]', async () => {
    await openDocuments();
    expect(uploads()).toEqual(['Upload Bank statement', 'Upload Photo']);
  });

  it('open a file in a new tab by its shareable link [DOCS-10]', async () => {
    const { press, links, browser } = await openDocuments();
    await press('View pan.pdf');
    expect(links.asked).toEqual(['tasks/8.pdf']);
    expect(browser.tabs).toEqual([{ address: 'https://files.example/8', isClosed: false }]);
    expect(browser.left).toEqual([]);
  });

  it('show a message when a file cannot be viewed, and leave no blank tab [DOCS-11]', async () => {
    const { press, links, browser, notifier } = await openDocuments();
    links.fail();
    await press('View pan.pdf');
    expect(notifier.failures).toEqual(['Failed to retrieve document view link.']);
    expect(browser.tabs.every((tab) => tab.isClosed)).toBe(true);
  });
});

describe('uploading a task document', () => {
  it('sends task, customer, creator and document ids from the navigation state [DOCS-06]', async () => {
    const { files } = await openDocuments();
    choose('Photo', aBrowserFile('jpeg'));
    await waitFor(() => expect(files.uploadedDocuments).toHaveLength(1));
    expect(files.uploadedDocuments[0]).toMatchObject({ taskId: '3', userId: '70', createdBy: '90' });
    expect(files.uploadedDocuments[0]?.document.id).toBe('22');
    expect(files.uploadedDocuments[0]?.file.name).toBe('some.jpeg');
  });

  it('takes customer and creator from the task itself when opened directly [DOCS-06]', async () => {
    const { files } = await openDocuments(aWorkplace(), null);
    choose('Photo', aBrowserFile('jpeg'));
    await waitFor(() => expect(files.uploadedDocuments).toHaveLength(1));
    expect(files.uploadedDocuments[0]).toMatchObject({ taskId: '3', userId: '7', createdBy: '9' });
  });

  it('shows the file and removes the upload button after success [DOCS-07]', async () => {
    const { files } = await openDocuments();
    choose('Photo', aBrowserFile('jpeg'));
    expect(await screen.findByRole('button', { name: 'View some.jpeg' })).toBeTruthy();
    expect(uploads()).toEqual(['Upload Bank statement']);
    expect(files.asked).toEqual(['3', '3']);
    expect(screen.getByRole('status').textContent).toBe('some.jpeg uploaded.');
  });

  it('takes a file that is dropped on its Upload button [DOCS-03]', async () => {
    const { files, button } = await openDocuments();
    drop(button('Upload Photo'), aBrowserFile('jpeg'));
    await waitFor(() =>
      expect(files.uploadedDocuments.map(({ document }) => document.name)).toEqual(['Photo']),
    );
  });

  it.each([
    [
      'several files',
      'Nothing was taken. Please drop one file here.',
      [aBrowserFile('jpeg'), aBrowserFile('pdf')],
    ],
    ['a link', 'That is not a file. Drop a file from your device here.', []],
  ])('sends nothing when %s are dropped there, and says so [DOCS-03]', async (_, sentence, dropped) => {
    const { files, button } = await openDocuments();
    drop(button('Upload Photo'), ...dropped);
    expect(await alertText()).toBe(sentence);
    expect(item('Photo').textContent).toContain(sentence);
    expect(files.uploadedDocuments).toEqual([]);
  });

  it('keeps the document in its position and moves the focus to its file', async () => {
    const { button, user } = await openDocuments();
    await user.click(button('Upload Bank statement'));
    choose('Bank statement', aBrowserFile('pdf'));
    const view = await screen.findByRole('button', { name: 'View some.pdf' });
    expect(headings()).toEqual(['Bank statement', 'Photo', 'PAN card']);
    await waitFor(() => expect(document.activeElement).toBe(view));
    choose('Photo', aBrowserFile('jpeg'));
    await screen.findByRole('button', { name: 'View some.jpeg' });
    expect(headings()).toEqual(['Bank statement', 'Photo', 'PAN card']);
  });

  it.each(['Rejected', 'ServerFault', 'Unreachable'] as const)(
    'shows the failure sentence when the response is %s, and offers the upload again [DOCS-08]',
    async (kind) => {
      const workplace = aWorkplace();
      workplace.files.uploadFailure = gatewayError(kind, 'Some message');
      await openDocuments(workplace);
      choose('Photo', aBrowserFile('jpeg'));
      expect(await alertText()).toBe('Upload failed. Please try again.');
      expect(uploads()).toEqual(['Upload Bank statement', 'Upload Photo']);
    },
  );

  it('sends no other type, announces the hidden sentence and shows the reason at the document [DOCS-03] [DOCS-04]', async () => {
    const { files, button } = await openDocuments();
    choose('Photo', textFile());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please upload a file in JPG, JPEG, PNG, XLSX, or PDF format.');
    expect(alert.className).toBe('portal-file-unseen');
    const reason = screen.getByText(
      'notes.txt was not uploaded. This is a text file. Accepted here: JPG/JPEG, PNG, PDF and XLSX, up to 20 MB.',
    );
    expect(item('Photo').contains(reason)).toBe(true);
    expect(button('Upload Photo').getAttribute('aria-describedby')?.split(' ')).toContain(reason.id);
    expect(button('Upload Photo').className).toContain('dangerous');
    expect(button('Upload Bank statement').className).not.toContain('dangerous');
    expect(files.uploadedDocuments).toEqual([]);
  });

  it('names a HEIC photo that is called a JPG [DOCS-03]', async () => {
    const { files } = await openDocuments();
    choose('Photo', new File([new Uint8Array(heicBytes())], 'IMG_1.jpg', { type: 'image/jpeg' }));
    expect(
      await screen.findByText(/^IMG_1\.jpg was not uploaded\. This is a HEIC photo, which/),
    ).toBeTruthy();
    expect(files.uploadedDocuments).toEqual([]);
  });

  it('shows the reason for other refusals', async () => {
    const { files } = await openDocuments();
    choose('Photo', new File(['MZ'], 'photo.png', { type: 'image/png' }));
    expect(await alertText()).toBe(
      'photo.png: This file is damaged or not a real PNG. Please choose another file.',
    );
    expect(files.uploadedDocuments).toEqual([]);
  });

  it.each([textFile(), aBrowserFile('jpeg')])('clears its message after 5 s [DOCS-09]', async (file) => {
    const { timer } = await openDocuments();
    choose('Photo', file);
    const name = await screen.findByText(new RegExp(`^${file.name}`));
    act(() => {
      timer.pass(TASK_MESSAGE_MS - 500);
    });
    expect(name.isConnected).toBe(true);
    act(() => {
      timer.pass(500);
    });
    expect(name.isConnected).toBe(false);
  });

  it('clears each message 5 s after it appeared', async () => {
    const { timer } = await openDocuments();
    choose('Photo', textFile());
    await screen.findByText(/^notes.txt/);
    act(() => {
      timer.pass(4000);
    });
    choose('Photo', new File(['x'], 'other.txt', { type: 'text/plain' }));
    await screen.findByText(/^other.txt/);
    act(() => {
      timer.pass(4000);
    });
    expect(screen.getByText(/^other.txt/)).toBeTruthy();
  });

  it('shows its progress, sends one file at a time and can be cancelled', async () => {
    const workplace = aWorkplace();
    workplace.files.gate = never();
    const { press, button } = await openDocuments(workplace);
    choose('Photo', aBrowserFile('jpeg'));
    const bar = await screen.findByRole('progressbar', { name: 'Uploading Photo' });
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    expect(button('Upload Bank statement').disabled).toBe(true);
    choose('Bank statement', aBrowserFile('pdf'));
    await press('Cancel upload');
    expect(await alertText()).toBe('some.jpeg: Upload cancelled.');
    expect(workplace.files.uploadedDocuments).toEqual([]);
    expect(button('Upload Bank statement').disabled).toBe(false);
  });

  it('continues after the customer leaves, and reports its result', async () => {
    const workplace = aWorkplace();
    const answered = new EventTarget();
    workplace.files.gate = new Promise((resolve) => {
      answered.addEventListener('now', () => {
        resolve();
      });
    });
    const { unmount, notifier } = await openDocuments(workplace);
    choose('Photo', aBrowserFile('jpeg'));
    await screen.findByRole('progressbar');
    unmount();
    answered.dispatchEvent(new Event('now'));
    await waitFor(() => expect(notifier.successes).toEqual(['some.jpeg uploaded.']));
    expect(workplace.files.asked).toEqual(['3']);
  });
});

describe('a task without documents', () => {
  it('says that none have been requested', async () => {
    const workplace = aWorkplace();
    openTask({ ...workplace, files: new InMemoryFileGateway([], []) });
    expect(await screen.findByText('No documents are needed right now.')).toBeTruthy();
  });
});
