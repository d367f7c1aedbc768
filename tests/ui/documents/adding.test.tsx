import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { chooseForCabinet, fileInput } from './chooseFile';
import { openCabinet, someFiles } from './openCabinet';

const open = async () => {
  const opened = openCabinet(new InMemoryFileGateway(someFiles));
  await screen.findByText('return.pdf');
  return opened;
};

const adding = (): HTMLElement => screen.getByRole('region', { name: 'Add' });
const search = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search files' });
const addsFirst = (): boolean =>
  (adding().compareDocumentPosition(search()) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const isLater = (): boolean => adding().classList.contains('portal-cabinet-later');

const drop = (target: Element, files: readonly File[]): boolean => {
  const event = createEvent.drop(target);
  const types = [files.length > 0 ? 'Files' : 'text/plain'];
  Object.defineProperty(event, 'dataTransfer', { value: { files, types } });
  fireEvent(target, event);
  return event.defaultPrevented;
};

describe('Adding to the file cabinet', () => {
  it('stands below the files until Add brings it to the top, and keeps what was chosen [VAULT-04]', async () => {
    const { user, button } = await open();
    expect(addsFirst()).toBe(false);
    chooseForCabinet(aBrowserFile('pdf'));
    await screen.findByText('some.pdf');
    const add = button('Add');
    await user.click(add);
    expect([addsFirst(), document.activeElement]).toEqual([true, add]);
    expect(add.getAttribute('aria-controls')).toBe(adding().id);
    expect(adding().textContent).toContain('some.pdf');
    await user.tab();
    expect(document.activeElement).toBe(button('Upload a file'));
    await user.click(add);
    expect(addsFirst()).toBe(false);
    expect(adding().textContent).toContain('some.pdf');
  });

  it('comes with the files where it stands below them, and at once by Add', async () => {
    const { user, button } = openCabinet(new InMemoryFileGateway(someFiles));
    expect(isLater()).toBe(true);
    await user.click(button('Add'));
    expect(isLater()).toBe(false);
    await user.click(button('Add'));
    await screen.findByText('return.pdf');
    expect(isLater()).toBe(false);
  });

  it('opens the camera or the files of the device by its one input', async () => {
    const { press } = await open();
    const opened: (string | null)[] = [];
    const input = fileInput();
    input.addEventListener('click', () =>
      opened.push(`${input.getAttribute('capture') ?? ''}: ${input.accept}`),
    );
    await press('Take a photo');
    await press('Upload a file');
    expect(opened).toEqual(['environment: image/jpeg', expect.stringMatching(/^: .*\.pdf/)]);
    expect(document.querySelectorAll('input[type="file"]')).toHaveLength(1);
  });

  it('takes a file that is dropped on the list, and shows it at the top', async () => {
    const { press, gateway } = await open();
    expect(drop(screen.getByText('return.pdf'), [aBrowserFile('pdf', 'dropped.pdf')])).toBe(true);
    await screen.findByText('dropped.pdf');
    expect(addsFirst()).toBe(true);
    await press('Upload');
    await waitFor(() => expect(gateway.putIn.map((file) => file.name)).toEqual(['dropped.pdf']));
  });

  it('leaves words that are dropped to the search', async () => {
    await open();
    expect(drop(search(), [])).toBe(false);
    expect([addsFirst(), screen.queryByRole('alert')]).toEqual([false, null]);
  });

  it('takes nothing of what is dropped in a dialog above', async () => {
    const { press } = await open();
    await press('Upload several files');
    drop(await screen.findByRole('dialog'), [aBrowserFile('pdf', 'dropped.pdf')]);
    expect([addsFirst(), screen.queryByText('dropped.pdf')]).toEqual([false, null]);
  });
});
