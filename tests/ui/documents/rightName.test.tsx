import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someBytes } from '../../domain/documents/someBytes';
import { chooseForCabinet, chooseForTask, documentCard } from './chooseFile';
import { openCabinet } from './openCabinet';
import { openDocuments } from './openDocuments';

/** A picture of that kind that is called a JPG. */
const namedJpg = (kind: 'png' | 'webp'): File =>
  new File([new Uint8Array(someBytes[kind])], 'scan.jpg', { type: 'image/jpeg' });

describe("a picture with another kind's ending", () => {
  it('is told as what it is, and sent to the cabinet under its right name [CHECK-04]', async () => {
    const { press, gateway } = openCabinet();
    chooseForCabinet(namedJpg('webp'));
    await press('Upload');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This is a WEBP image. Its name says JPG/JPEG, which it is not.',
    );
    expect(gateway.putIn).toEqual([]);
    await press('Send as scan.webp');
    await waitFor(() =>
      expect(gateway.putIn.map(({ name, type }) => [name, type])).toEqual([['scan.webp', 'image/webp']]),
    );
  });

  it('stays at its document until it is sent under its right name [CHECK-04]', async () => {
    const { press, files } = await openDocuments();
    chooseForTask('Photo', namedJpg('png'));
    await screen.findByText(/^Kept here: scan\.jpg/);
    expect(files.uploadedDocuments).toEqual([]);
    await press('Send as scan.png');
    await waitFor(() => expect(files.uploadedDocuments.map(({ file }) => file.name)).toEqual(['scan.png']));
    expect(screen.queryByText(/^Kept here/)).toBeNull();
  });

  it('is offered nothing where that kind is not accepted [CHECK-04]', async () => {
    await openDocuments();
    chooseForTask('Photo', namedJpg('webp'));
    await screen.findByRole('alert');
    expect(documentCard('Photo').textContent).toContain('This is a WEBP image.');
    expect(screen.queryByRole('button', { name: /^Send as/ })).toBeNull();
  });
});
