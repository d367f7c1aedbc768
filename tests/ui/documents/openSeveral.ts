import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { fileInput } from './chooseFile';
import { openCabinet } from './openCabinet';

/** Opens the cabinet and its dialog for several files. */
export const openSeveral = async (gateway = new InMemoryFileGateway(), check = new InMemoryFileCheck()) => {
  const opened = openCabinet(gateway, { check });
  await opened.press('Upload several files');
  const dialog = await screen.findByRole('dialog', { name: 'Upload several files' });
  const choose = async (...files: readonly File[]): Promise<void> => {
    fireEvent.change(fileInput(dialog), { target: { files } });
    const last = files.at(-1)?.name ?? '';
    await within(dialog).findAllByText(last);
  };
  const press = async (name: string): Promise<void> => {
    const all = [...dialog.querySelectorAll('button')];
    const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
    if (found === undefined) throw new Error(`The dialog has no button ${name}.`);
    await opened.user.click(found);
  };
  const rowText = (name: string): string | undefined =>
    within(dialog).getByText(name).closest('li')?.textContent;
  const status = () => within(dialog).getByRole('status').textContent;
  /** Answers the question that the dialog asks before it closes. */
  const answer = async (name: string): Promise<void> => {
    await screen.findByText('Stop uploading?');
    await opened.press(name);
    await waitFor(() => expect(screen.queryByText('Stop uploading?')).toBeNull());
  };
  return { ...opened, dialog, choose, press, answer, rowText, status };
};
