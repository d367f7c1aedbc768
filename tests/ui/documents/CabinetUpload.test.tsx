import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { CABINET_RELOAD_MS, MAX_UPLOAD_BYTES } from '../../../src/domain/documents/limits';
import { heicBytes } from '../../domain/documents/someBytes';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { chooseForCabinet as choose, fileInput as input } from './chooseFile';
import { descriptionsOf } from './descriptionsOf';
import { openCabinet } from './openCabinet';

const openWith = async (file: File, gateway = new InMemoryFileGateway()) => {
  const opened = openCabinet(gateway);
  choose(file);
  await screen.findByText(file.name);
  return opened;
};

const alertText = async (): Promise<string | null> => (await screen.findByRole('alert')).textContent;
/** Drops these files on the zone; without any, a link. */
const dropHere = (...files: readonly File[]): void => {
  const zone = document.querySelector('.portal-drop-zone') ?? document.body;
  fireEvent.drop(zone, { dataTransfer: { files, types: [files.length > 0 ? 'Files' : 'text/uri-list'] } });
};

const never = (): Promise<void> => new Promise(() => undefined);

describe('the drop zone of the file cabinet', () => {
  it("shows the specification's types in its hint [FILES-10]", () => {
    const { button } = openCabinet();
    const [hint] = descriptionsOf(button('Upload a file'));
    expect(hint).toBe('JPG, JPEG, PNG, PDF, XLSX');
  });

  it('sends a PDF whose header begins late in the first kilobyte [CHECK-04]', async () => {
    const late = new File([' '.repeat(1000), '%PDF-1.7'], 'late.pdf', { type: 'application/pdf' });
    const { press, gateway } = await openWith(late);
    await press('Upload');
    expect(gateway.putIn.map((file) => file.name)).toEqual(['late.pdf']);
  });

  it('keeps the chosen file and sends nothing yet [FILES-09]', async () => {
    const { gateway } = await openWith(aBrowserFile('pdf'));
    expect(input().multiple).toBe(false);
    expect(screen.getByText('some.pdf')).toBeTruthy();
    expect(gateway.putIn).toEqual([]);
  });

  it('sends a file even if Upload is pressed before its bytes are read', async () => {
    const { button, gateway } = openCabinet();
    choose(aBrowserFile('pdf'));
    fireEvent.click(button('Upload'));
    await waitFor(() => expect(gateway.putIn.map((file) => file.name)).toEqual(['some.pdf']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the first of several dropped files [FILES-09]', async () => {
    const { button, press, gateway } = openCabinet();
    const zone = button('Upload a file').closest('.portal-drop-zone') ?? document.body;
    const drop = createEvent.drop(zone);
    const files = [aBrowserFile('png'), aBrowserFile('pdf')];
    Object.defineProperty(drop, 'dataTransfer', { value: { files } });
    fireEvent(zone, drop);
    expect(drop.defaultPrevented).toBe(true);
    await screen.findByText('some.png');
    await press('Upload');
    await waitFor(() => expect(gateway.putIn.map((file) => file.name)).toEqual(['some.png']));
  });

  it('says that only the first of several was taken, and offers the dialog that takes all [FILES-09] [CHECK-06]', async () => {
    const { user } = openCabinet();
    dropHere(aBrowserFile('png', 'one.png'), aBrowserFile('pdf', 'two.pdf'));
    expect((await screen.findByText(/^Only one\.png was taken/)).closest('[role="status"]')).not.toBeNull();
    const offer = screen.getByText(/^Only one\.png/).parentElement?.querySelector('button');
    await user.click(offer ?? document.body);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('two.pdf')).toBeTruthy();
    expect(within(dialog).getByText('one.png')).toBeTruthy();
    expect(screen.queryByText(/^Only one\.png/)).toBeNull();
    expect(screen.queryAllByText('one.png')).toHaveLength(1);
  });

  it('keeps the chosen file when a link or text is dropped, and says that it is no file [FILES-09]', async () => {
    const { press, gateway } = await openWith(aBrowserFile('pdf'));
    dropHere();
    expect(await alertText()).toBe('That is not a file. Drop a file from your device here.');
    await press('Upload');
    await waitFor(() => expect(gateway.putIn.map((file) => file.name)).toEqual(['some.pdf']));
  });

  it('asks for a file when Upload is pressed without one [FILES-13]', async () => {
    const { press, gateway } = openCabinet();
    await press('Upload');
    expect(await alertText()).toBe('Please select a file to upload.');
    expect(gateway.putIn).toEqual([]);
  });

  it('opens the file chooser by its button', async () => {
    const { press } = openCabinet();
    let isOpened = false;
    input().addEventListener('click', () => {
      isOpened = true;
    });
    await press('Upload a file');
    expect(isOpened).toBe(true);
  });
});

describe('an upload to the file cabinet', () => {
  it('reports success and reloads the page after 3 s, not before [FILES-15]', async () => {
    const { press, gateway, timer, reloader } = await openWith(aBrowserFile('pdf'));
    await press('Upload');
    expect(gateway.putIn.map((file) => file.name)).toEqual(['some.pdf']);
    expect(screen.getByText('some.pdf uploaded. This page will reload in a moment.')).toBeTruthy();
    timer.pass(CABINET_RELOAD_MS - 1);
    expect(reloader.reloads).toBe(0);
    timer.pass(1);
    expect(reloader.reloads).toBe(1);
  });

  it('is sent once, and no other file is taken until the page reloads [FILES-15]', async () => {
    const { press, gateway, button } = await openWith(aBrowserFile('pdf'));
    await press('Upload');
    await press('Upload');
    expect(gateway.putIn).toHaveLength(1);
    const names = ['Upload a file', 'Upload', 'Make one PDF from photos', 'Upload several files'];
    expect(names.filter((name) => !button(name).disabled)).toEqual([]);
  });

  it('reports a failure without a reload and keeps the file for a retry [FILES-16]', async () => {
    const gateway = new InMemoryFileGateway();
    gateway.uploadFailure = gatewayError('ServerFault');
    const { press, timer, reloader } = await openWith(aBrowserFile('pdf'), gateway);
    await press('Upload');
    expect(await alertText()).toBe('Error uploading file. Please try again.');
    timer.pass(60_000);
    expect(reloader.reloads).toBe(0);
    gateway.uploadFailure = undefined;
    await press('Upload');
    expect(gateway.putIn).toHaveLength(1);
  });

  it.each([
    [
      aBrowserFile('xlsx'),
      'This is an Excel file. Accepted here: PNG, PDF, JPG/JPEG, WEBP, CSV and ZIP, up to 20 MB.',
    ],
    [
      new File(['MZ'], 'program.pdf', { type: 'application/pdf' }),
      'This file is damaged or not a real PDF. Please choose another file.',
    ],
    [
      Object.defineProperty(aBrowserFile('pdf'), 'size', { value: MAX_UPLOAD_BYTES + 1 }),
      'This file is larger than 20 MB. Please choose a smaller one.',
    ],
    [
      new File([new Uint8Array(heicBytes())], 'IMG_1.jpg', { type: 'image/jpeg' }),
      'This is a HEIC photo, which this browser cannot read. On an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or save it as JPG and choose that. Accepted here: PNG, PDF, JPG/JPEG, WEBP, CSV and ZIP, up to 20 MB.',
    ],
    [new File([], 'empty.csv', { type: 'text/csv' }), 'This file is empty. Please choose another file.'],
  ])(
    'is refused by name with the reason before any byte is sent, without a word of trying again [FILES-11] [FILES-12] [CHECK-04]',
    async (file, reason) => {
      const { press, gateway } = await openWith(file);
      await press('Upload');
      expect(await alertText()).toBe(`${file.name}: ${reason}`);
      expect(gateway.putIn).toEqual([]);
    },
  );

  it('refuses a folder or a deleted file without breaking', async () => {
    const gone = aBrowserFile('pdf');
    gone.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    const { press, gateway } = await openWith(gone);
    await press('Upload');
    expect(await alertText()).toBe('some.pdf: This file can no longer be read. Choose it again.');
    expect(gateway.putIn).toEqual([]);
  });

  it('shows its progress and can be cancelled', async () => {
    const gateway = new InMemoryFileGateway();
    gateway.gate = never();
    const { press, button } = await openWith(aBrowserFile('pdf'), gateway);
    await press('Upload');
    const bar = screen.getByRole('progressbar', { name: 'Uploading some.pdf' });
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    expect(button('Upload').disabled).toBe(true);
    await press('Cancel upload');
    expect(await alertText()).toBe('some.pdf: Upload cancelled.');
    expect(gateway.putIn).toEqual([]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('continues after the customer leaves, reports its result, and reloads no other page', async () => {
    const gateway = new InMemoryFileGateway();
    const answered = new EventTarget();
    gateway.gate = new Promise((resolve) => {
      answered.addEventListener('now', () => {
        resolve();
      });
    });
    const { press, unmount, notifier, timer, reloader } = await openWith(aBrowserFile('pdf'), gateway);
    await press('Upload');
    unmount();
    await act(async () => {
      answered.dispatchEvent(new Event('now'));
      await gateway.gate;
    });
    await waitFor(() => expect(notifier.successes).toEqual(['some.pdf uploaded to your Filecabinet.']));
    timer.pass(60_000);
    expect(reloader.reloads).toBe(0);
  });

  it('is shown where the page is opened again, and is not sent twice', async () => {
    const gateway = new InMemoryFileGateway();
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.gate = promise;
    const { press, unmount, notifier, places } = await openWith(aBrowserFile('pdf'), gateway);
    await press('Upload');
    unmount();
    const { button } = openCabinet(gateway, { places });
    expect(screen.getByRole('progressbar', { name: 'Uploading some.pdf' })).toBeTruthy();
    expect(button('Upload').disabled).toBe(true);
    resolve();
    await waitFor(() => expect(notifier.successes).toEqual(['some.pdf uploaded to your Filecabinet.']));
    await waitFor(() => expect(button('Upload').disabled).toBe(false));
    const form = button('Upload').closest<HTMLElement>('.portal-cabinet-upload');
    expect([gateway.putIn.length, form?.textContent]).toEqual([1, expect.not.stringContaining('some.pdf')]);
  });

  it('is not there for the next visit where it was not sent', async () => {
    const { unmount, gateway, places } = await openWith(aBrowserFile('pdf'));
    unmount();
    openCabinet(gateway, { places });
    expect([screen.queryByText('some.pdf'), places.form.queue.files]).toEqual([null, []]);
  });

  it('reloads no other page when the customer leaves within the 3 s', async () => {
    const { press, unmount, timer, reloader } = await openWith(aBrowserFile('pdf'));
    await press('Upload');
    unmount();
    timer.pass(60_000);
    expect(reloader.reloads).toBe(0);
  });
});
