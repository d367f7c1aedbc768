import { fireEvent, screen, within } from '@testing-library/react';
import { aDocument } from '../../domain/documents/aFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { aWorkplace } from '../work/openTask';
import { fileInput } from './chooseFile';
import { openDocuments } from './openDocuments';

/** A workplace whose task asks for four documents. */
export const fourDocuments = () => ({
  ...aWorkplace(),
  files: new InMemoryFileGateway(
    [],
    ['PAN card', 'Aadhaar card', 'Bank statement', 'Photo'].map((name, place) =>
      aDocument({ id: String(20 + place), name }),
    ),
  ),
});

/** Opens a dialog of a task's papers by its button. */
const openDialog = async (button: string, workplace: ReturnType<typeof aWorkplace>) => {
  const opened = await openDocuments(workplace);
  await opened.press(button);
  const dialog = await screen.findByRole('dialog', { name: button });
  // A dialog that was closed and opened again is another element.
  const inside = () => within(screen.getByRole('dialog', { name: button }));
  const choose = async (...files: readonly File[]): Promise<void> => {
    fireEvent.change(fileInput(dialog), { target: { files } });
    await inside().findAllByText(files.at(-1)?.name ?? '');
  };
  const press = async (name: string): Promise<void> =>
    opened.user.click(inside().getByRole('button', { name }));
  const rowText = (name: string): string =>
    inside().getByText(name, { selector: '.portal-queued-name' }).closest('li')?.textContent ?? '';
  return { ...opened, dialog, inside, choose, pressThere: press, rowText };
};

/** Opens 'Add papers' of a task. */
export const openPapers = async (workplace: ReturnType<typeof aWorkplace> = fourDocuments()) => {
  const opened = await openDialog('Add papers', workplace);
  const { inside } = opened;
  const which = (name: string): HTMLSelectElement =>
    inside().getByRole<HTMLSelectElement>('combobox', { name: `Which document is ${name}?` });
  const say = async (name: string, document: string): Promise<void> =>
    opened.user.selectOptions(which(name), document);
  const chosen = (name: string): string => which(name).selectedOptions[0]?.textContent ?? '';
  const status = (): string => inside().getAllByRole('status')[0]?.textContent ?? '';
  return { ...opened, which, say, chosen, status };
};

export const openAnother = (workplace: ReturnType<typeof aWorkplace> = fourDocuments()) =>
  openDialog('Send another paper', workplace);
