import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aBrowserFile } from '../doubles/aChosenFile';
import { fileInput } from '../ui/documents/chooseFile';
import { closePortal, goTo, openFrame, PATIENT } from './support/openPortal';

/** Whether the browser would ask before the page is closed or loaded again. */
const asksBeforeUnload = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(closePortal);

it('The browser asks before the page is closed while a file waits, also after its screen was left [CHECK-06]', async () => {
  const { user } = await openFrame({ at: '/filecabinet' });
  await user.click(await screen.findByRole('button', { name: 'Upload several files' }, PATIENT));
  const dialog = await screen.findByRole('dialog', { name: 'Upload several files' }, PATIENT);
  expect(asksBeforeUnload()).toBe(false);
  fireEvent.change(fileInput(dialog), { target: { files: [aBrowserFile('pdf', 'a.pdf')] } });
  await within(dialog).findByText('a.pdf');
  expect(asksBeforeUnload()).toBe(true);
  goTo('/notifications');
  await screen.findByRole('heading', { level: 1, name: 'Notifications' }, PATIENT);
  expect(asksBeforeUnload()).toBe(true);
});
