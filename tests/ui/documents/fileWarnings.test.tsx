import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FileWarning } from '../../../src/domain/documents/fileWarnings';
import { fileWarningText } from '../../../src/ui/documents/fileWarningText';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { chooseForCabinet } from './chooseFile';
import { locked, openGate, PASSWORD } from './fileChecks';
import { openCabinet } from './openCabinet';

describe('the warnings about a file', () => {
  it.each([
    [{ kind: 'PasswordNeeded' }, PASSWORD],
    [
      { kind: 'CutOff' },
      'The end of this file is missing. Download or scan it again, then choose the new file.',
    ],
    [
      { kind: 'NoPages' },
      'This PDF has no pages. Save or scan the document again, then choose the new file.',
    ],
    [
      { kind: 'OthersOnly' },
      'This file opens only for those it was protected for. Save a copy without protection, then choose that copy.',
    ],
    [
      { kind: 'Unopenable' },
      'This file could not be opened here: it may be damaged. Open it yourself first, or save or take it again.',
    ],
    [
      { kind: 'NoWorkbook' },
      'This is no XLSX workbook, though its name says so: it may be an older Excel file. Save it as XLSX in Excel, then choose the new file.',
    ],
    [
      { kind: 'PictureSmall', width: 320, height: 200 },
      'This picture has only 320 × 200 pixels. Take it again from closer, or choose the original.',
    ],
    [{ kind: 'PictureDark' }, 'This picture is very dark. Take the picture again in daylight.'],
    [
      { kind: 'PictureBlank' },
      'This picture shows almost nothing. Check that it is the right one, or take it again.',
    ],
    [
      { kind: 'PictureBlurred' },
      'This picture is blurred. Take it again: hold the phone still and tap the text to focus.',
    ],
    [
      { kind: 'SentBefore' },
      'You have already sent this same file for this task. Check that it is the right one.',
    ],
  ] satisfies readonly (readonly [FileWarning, string])[])('say what to do: %o', (warning, text) => {
    expect(fileWarningText(warning)).toBe(text);
  });
});

describe('a file with a warning in the file cabinet', () => {
  it('is warned of once it is chosen, and Upload sends it all the same [CHECK-01] [CHECK-03]', async () => {
    const { press, gateway } = openCabinet(undefined, { check: locked() });
    chooseForCabinet(aBrowserFile('pdf'));
    const told = await screen.findByText(PASSWORD);
    expect(told.closest('[role="status"]')?.textContent).toContain('Before some.pdf is sent:');
    expect(screen.getByText('To send it all the same, press Upload.')).toBeTruthy();
    expect(gateway.putIn).toEqual([]);
    await press('Upload');
    await waitFor(() => expect(gateway.putIn.map(({ name }) => name)).toEqual(['some.pdf']));
    expect(screen.queryByText(PASSWORD)).toBeNull();
  });

  it('has its size, and the number of its pages once they are counted', async () => {
    const check = new InMemoryFileCheck();
    check.pages = new Map([['some.pdf', 12]]);
    const { opened, open } = openGate();
    check.gate = opened;
    openCabinet(undefined, { check });
    chooseForCabinet(aBrowserFile('pdf'));
    expect(await screen.findByText('1 KB')).toBeTruthy();
    await waitFor(() => expect(check.asked).toHaveLength(1));
    await open();
    expect(await screen.findByText('1 KB, 12 pages')).toBeTruthy();
    chooseForCabinet(aBrowserFile('png'));
    expect(await screen.findByText('1 KB')).toBeTruthy();
  });

  it('is not sent by a press before it is checked, but by the next one [CHECK-01]', async () => {
    const check = locked();
    const { opened, open } = openGate();
    check.gate = opened;
    const { button, gateway } = openCabinet(undefined, { check });
    chooseForCabinet(aBrowserFile('pdf'));
    fireEvent.click(button('Upload'));
    await waitFor(() => expect(check.asked).toHaveLength(1));
    await open();
    expect(await screen.findByText(PASSWORD)).toBeTruthy();
    expect(gateway.putIn).toEqual([]);
    await waitFor(() => expect(button('Upload').disabled).toBe(false));
    fireEvent.click(button('Upload'));
    await waitFor(() => expect(gateway.putIn).toHaveLength(1));
  });

  it('is sent by a press before it is checked when there is nothing to tell', async () => {
    const check = new InMemoryFileCheck();
    const { opened, open } = openGate();
    check.gate = opened;
    const { button, gateway } = openCabinet(undefined, { check });
    chooseForCabinet(aBrowserFile('pdf'));
    fireEvent.click(button('Upload'));
    await waitFor(() => expect(check.asked).toHaveLength(1));
    expect(gateway.putIn).toEqual([]);
    await open();
    await waitFor(() => expect(gateway.putIn).toHaveLength(1));
  });

  it('can be cancelled while it is checked, and is told of to a customer who has left', async () => {
    const check = locked();
    const { opened, open } = openGate();
    check.gate = opened;
    const gateway = new InMemoryFileGateway();
    const { press, unmount, notifier } = openCabinet(gateway, { check });
    chooseForCabinet(aBrowserFile('pdf'));
    await screen.findByText('some.pdf');
    await press('Upload');
    unmount();
    await open();
    await waitFor(() => expect(notifier.failures).toEqual(['some.pdf was not uploaded.']));
    expect(gateway.putIn).toEqual([]);
  });

  it('ends its check by Cancel upload', async () => {
    const check = locked();
    check.gate = new Promise(() => undefined);
    const { press, gateway } = openCabinet(undefined, { check });
    chooseForCabinet(aBrowserFile('pdf'));
    await screen.findByText('some.pdf');
    await press('Upload');
    await press('Cancel upload');
    expect((await screen.findByRole('alert')).textContent).toBe('some.pdf: Upload cancelled.');
    expect(gateway.putIn).toEqual([]);
  });

  it('leaves no warning to the file that is chosen in its place', async () => {
    const { gateway, press } = openCabinet(undefined, { check: locked() });
    chooseForCabinet(aBrowserFile('pdf'));
    await screen.findByText(PASSWORD);
    chooseForCabinet(aBrowserFile('png'));
    await waitFor(() => expect(screen.queryByText(PASSWORD)).toBeNull());
    await screen.findByText('some.png');
    await press('Upload');
    await waitFor(() => expect(gateway.putIn.map(({ name }) => name)).toEqual(['some.png']));
  });

  it('is checked for the cabinet, without a task', async () => {
    const check = new InMemoryFileCheck();
    openCabinet(undefined, { check });
    chooseForCabinet(aBrowserFile('csv'));
    await waitFor(() => expect(check.asked).toHaveLength(1));
    expect(check.asked[0]).toMatchObject({ to: { kind: 'cabinet' } });
  });
});
