import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { kinds } from '../../domain/documents/someBytes';
import { chooseForCabinet, chooseForTask } from './chooseFile';
import { descriptionsOf } from './descriptionsOf';
import { openCabinet } from './openCabinet';
import { openDocuments } from './openDocuments';

describe("the line below the file cabinet's hint", () => {
  it.each(kinds)('lists %s exactly when it is accepted [CHECK-07]', async (kind) => {
    const { button, press, gateway } = openCabinet();
    const [hint, line = ''] = descriptionsOf(button('Upload a file'));
    expect(hint).toBe('JPG, JPEG, PNG, PDF, XLSX');
    expect(line).toBe('Accepted here: PNG, PDF, JPG/JPEG, WEBP, CSV and ZIP, up to 20 MB.');
    chooseForCabinet(aBrowserFile(kind));
    await press('Upload');
    const outcome = await screen.findByText(/^some\.\w+( uploaded\.|: )/);
    expect(gateway.putIn.length > 0).toBe(line.includes(kind.toUpperCase()));
    expect(outcome.textContent?.includes(' uploaded.')).toBe(gateway.putIn.length > 0);
  });
});

describe('the line above the documents of a task', () => {
  it.each(kinds)('lists %s exactly when it is accepted [CHECK-07]', async (kind) => {
    const { files } = await openDocuments();
    const line = screen.getByText(/^Accepted here/).textContent ?? '';
    expect(line).toBe('Accepted here: JPG/JPEG, PNG, PDF and XLSX, up to 20 MB.');
    chooseForTask('Photo', aBrowserFile(kind));
    await screen.findByText(new RegExp(`^some.${kind} (was not )?uploaded`));
    expect(files.uploadedDocuments.length > 0).toBe(line.includes(kind.toUpperCase()));
  });

  it('disappears when no document is missing', async () => {
    await openDocuments();
    chooseForTask('Photo', aBrowserFile('jpeg'));
    await screen.findByRole('button', { name: 'View some.jpeg' });
    expect(screen.getByText(/^Accepted here/)).toBeTruthy();
    chooseForTask('Bank statement', aBrowserFile('pdf'));
    await waitFor(() => expect(screen.getByText('No document is missing.')).toBeTruthy());
    expect(screen.queryByText(/^Accepted here/)).toBeNull();
  });
});
