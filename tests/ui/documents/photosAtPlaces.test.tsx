import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { aWorkplace } from '../work/openTask';
import { chooseForTask, documentCard } from './chooseFile';
import { locked, PASSWORD } from './fileChecks';
import { MAKE, makePdfAt, takePdf } from './makePdfAt';
import { openCabinet } from './openCabinet';
import { openDocuments } from './openDocuments';

describe('a PDF of photographs in the file cabinet', () => {
  it('becomes the chosen file, which Upload sends [CHECK-05] [FILES-09]', async () => {
    const { press, gateway, photos } = openCabinet();
    await press(MAKE);
    await takePdf(photos, press);
    await screen.findByText('Photos 2026-11-20.pdf');
    expect(gateway.putIn).toEqual([]);
    // The double's PDF is no real one, which the rules of the place find out.
    await press('Upload');
    expect((await screen.findByRole('alert')).textContent).toContain('not a real PDF');
  });
});

describe('a PDF of photographs at a document of a task', () => {
  it('can be made wherever a document is needed, and belongs to that document [CHECK-05]', async () => {
    await openDocuments();
    const buttons = screen.getAllByRole('button', { name: MAKE });
    const headings = buttons.map(
      (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(headings).toEqual(['Bank statement', 'Photo']);
  });

  it('is made in a dialog that names no button of another place [CHECK-05]', async () => {
    const { user } = await openDocuments();
    await user.click(within(documentCard('Photo')).getByRole('button', { name: MAKE }));
    const lead = await screen.findByText(/^Each photo becomes an A4 page\./);
    expect(lead.textContent).toContain('Nothing is sent from here: you send the PDF afterwards.');
    expect(lead.textContent).not.toContain('Upload');
  });

  it('waits with its name and size until Upload sends it [CHECK-05]', async () => {
    const { files, photos, user, press } = await openDocuments();
    photos.beginning = '%PDF-1.7';
    await user.click(within(documentCard('Photo')).getByRole('button', { name: MAKE }));
    await takePdf(photos, press);
    const ready = await within(documentCard('Photo')).findByText(/^Ready to upload:/);
    expect(ready.textContent).toContain('Photo 2026-11-20.pdf, 21 KB.');
    expect(files.uploadedDocuments).toEqual([]);
    await press('Send Photo 2026-11-20.pdf');
    await screen.findByText('Photo 2026-11-20.pdf uploaded.');
    expect(files.uploadedDocuments.map(({ document, file }) => [document.name, file.name])).toEqual([
      ['Photo', 'Photo 2026-11-20.pdf'],
    ]);
    expect(screen.queryByText(/^Ready to upload:/)).toBeNull();
  });

  it('stays after a failed upload, to be sent again, and can be removed [CHECK-05]', async () => {
    const { files, photos, user, press } = await openDocuments();
    photos.beginning = '%PDF-1.7';
    files.uploadFailure = { kind: 'ServerFault', message: '' };
    await user.click(within(documentCard('Photo')).getByRole('button', { name: MAKE }));
    await takePdf(photos, press);
    await press('Send Photo 2026-11-20.pdf');
    await screen.findByRole('alert');
    expect(screen.getByText(/^Kept here:/).textContent).toContain('Photo 2026-11-20.pdf, 21 KB.');
    await press('Remove Photo 2026-11-20.pdf');
    expect(screen.queryByText(/^Kept here:/)).toBeNull();
    let isChooserOpened = false;
    documentCard('Photo')
      .querySelector('input')
      ?.addEventListener('click', () => {
        isChooserOpened = true;
      });
    await press('Upload Photo');
    expect(isChooserOpened).toBe(true);
  });

  it('takes the place of a file that waits there because of a warning, and of no other [CHECK-01] [CHECK-05]', async () => {
    const workplace = { ...aWorkplace(), check: locked() };
    const { photos, user, press } = await openDocuments(workplace);
    photos.beginning = '%PDF-1.7';
    chooseForTask('Bank statement', aBrowserFile('pdf'));
    await screen.findByText(PASSWORD);
    await user.click(within(documentCard('Photo')).getByRole('button', { name: MAKE }));
    await takePdf(photos, press);
    await screen.findByText(/^Ready to upload:/);
    expect(screen.getByText(PASSWORD)).toBeTruthy();
    await user.click(within(documentCard('Bank statement')).getByRole('button', { name: MAKE }));
    await takePdf(photos, press);
    await waitFor(() => expect(screen.queryByText(PASSWORD)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Upload anyway' })).toBeNull();
  });
});

/** A task with a PDF that waits at its document Photo. */
const openWithPdf = async (workplace = aWorkplace()) => {
  const opened = await openDocuments(workplace);
  await makePdfAt(opened, 'Photo');
  return opened;
};

describe('a PDF of photographs that is not sent yet', () => {
  it('says so, and the button that sends it has the focus [CHECK-05]', async () => {
    const { files, button } = await openWithPdf();
    expect(documentCard('Photo').textContent).toContain(
      'It is not sent yet. Press “Send Photo 2026-11-20.pdf” to send it.',
    );
    await waitFor(() => expect(document.activeElement).toBe(button('Send Photo 2026-11-20.pdf')));
    expect(files.uploadedDocuments).toEqual([]);
  });

  it('is kept while the customer is elsewhere, who is told of it [CHECK-05]', async () => {
    const workplace = aWorkplace();
    const { unmount, notifier } = await openWithPdf(workplace);
    unmount();
    expect(notifier.failures).toEqual(['Photo 2026-11-20.pdf is not sent yet. It waits at “Photo”.']);
    const { files, press } = await openDocuments(workplace);
    await screen.findByText(/^Ready to upload: Photo 2026-11-20\.pdf/);
    await press('Send Photo 2026-11-20.pdf');
    await screen.findByText('Photo 2026-11-20.pdf uploaded.');
    expect(files.uploadedDocuments).toHaveLength(1);
  });

  it('is asked about before the page is closed or loaded again', async () => {
    const { press, places } = await openWithPdf();
    expect(places.losesByReload).toBe(true);
    await press('Remove Photo 2026-11-20.pdf');
    await waitFor(() => expect(places.losesByReload).toBe(false));
  });

  it('leaves the focus on Upload in the file cabinet [CHECK-05]', async () => {
    const { press, photos, button } = openCabinet();
    await press(MAKE);
    await takePdf(photos, press);
    await waitFor(() => expect(document.activeElement).toBe(button('Upload')));
  });
});

describe('a file that waits because of a warning', () => {
  it('is told of to a customer who leaves [CHECK-01]', async () => {
    const { unmount, notifier, places } = await openDocuments({ ...aWorkplace(), check: locked() });
    chooseForTask('Bank statement', aBrowserFile('pdf'));
    await screen.findByText(PASSWORD);
    expect(places.losesByReload).toBe(true);
    unmount();
    expect(notifier.failures).toEqual(['some.pdf is not sent yet. It waits at “Bank statement”.']);
  });
});
