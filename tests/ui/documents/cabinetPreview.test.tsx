import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { made, openPreviews, revoked, withPreviews } from './openPreviews';

withPreviews();

const zoom = async (): Promise<string> =>
  (await screen.findByRole('region', { name: 'File' })).style.getPropertyValue('--portal-zoom');

const fingers = (distance: number) => ({
  touches: [
    { clientX: 0, clientY: 0 },
    { clientX: distance, clientY: 0 },
  ],
});

describe('the preview of a file of the cabinet', () => {
  it('shows a picture under its name, and Escape leads back to its row [VAULT-03]', async () => {
    const { preview, user, button } = await openPreviews();
    const dialog = await preview('c.png');
    expect(await dialog.findByRole('img', { name: 'c.png' })).toHaveProperty('src', 'blob:0');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button('Preview c.png')));
    expect(revoked).toEqual(made);
  });

  it('shows a PDF in a frame of the page [VAULT-03]', async () => {
    const { preview } = await openPreviews();
    const dialog = await preview('a.pdf');
    expect(await dialog.findByTitle('a.pdf')).toHaveProperty('src', 'blob:0#navpanes=0&toolbar=0&view=FitH');
  });

  it('says behind a PDF that it can be downloaded, for a browser that leaves the frame blank', async () => {
    const { preview } = await openPreviews();
    const dialog = await preview('a.pdf');
    await dialog.findByTitle('a.pdf');
    expect(dialog.getByText('This file cannot be shown here. You can download it.')).toBeDefined();
  });

  it('zooms by buttons and by + - 0 [VAULT-03]', async () => {
    const { preview, user, press } = await openPreviews();
    await preview('c.png');
    expect(await zoom()).toBe('1');
    await press('Zoom in');
    expect(await zoom()).toBe('1.25');
    await user.keyboard('+=');
    expect(await zoom()).toBe('2');
    await user.keyboard('-');
    expect(await zoom()).toBe('1.5');
    await user.keyboard('{Control>}+{/Control}');
    expect(await zoom()).toBe('1.5');
    await user.keyboard('0---');
    expect(await zoom()).toBe('0.5');
    await press('Fit');
    expect(await zoom()).toBe('1');
  });

  it('zooms by two fingers, and by a wheel with Control [VAULT-03]', async () => {
    const { preview } = await openPreviews();
    await preview('c.png');
    const frame = await screen.findByRole('region', { name: 'File' });
    fireEvent.touchStart(frame, fingers(100));
    fireEvent.touchMove(frame, fingers(150));
    expect(await zoom()).toBe('1.5');
    fireEvent.touchMove(frame, fingers(900));
    expect(await zoom()).toBe('4');
    fireEvent.touchStart(frame, { touches: [{ clientX: 0, clientY: 0 }] });
    fireEvent.touchMove(frame, { touches: [{ clientX: 50, clientY: 0 }] });
    fireEvent.wheel(frame, { deltaY: 100 });
    expect(await zoom()).toBe('4');
    const turn = new WheelEvent('wheel', { deltaY: 300 });
    Object.defineProperty(turn, 'ctrlKey', { value: true });
    fireEvent(frame, turn);
    expect(Number(await zoom())).toBeCloseTo(4 / Math.E);
  });

  it('leads to the files beside by buttons and arrows, past what is not shown, and back to the row of the last [VAULT-03]', async () => {
    const { preview, user, press, button, links } = await openPreviews();
    const dialog = await preview('a.pdf');
    await dialog.findByTitle('a.pdf');
    await user.keyboard('+{ArrowRight}');
    expect(await dialog.findByRole('img', { name: 'c.png' })).toBeTruthy();
    expect(await zoom()).toBe('1');
    expect(dialog.getByText(/2 of 3/)).toBeTruthy();
    await press('Next file');
    expect(await dialog.findByRole('img', { name: 'd.png' })).toBeTruthy();
    await press('Next file');
    expect(await dialog.findByTitle('a.pdf')).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(await dialog.findByRole('img', { name: 'd.png' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('Preview d.png')));
    expect(links.asked).not.toContain('c/b.csv');
    expect(revoked).toEqual(made);
  });

  it('leaves the arrows to a zoomed file that is scrolled by them', async () => {
    const { preview, user, press } = await openPreviews();
    const dialog = await preview('c.png');
    const frame = await screen.findByRole('region', { name: 'File' });
    await press('Zoom in');
    act(() => frame.focus());
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('img', { name: 'c.png' })).toBeTruthy();
    await user.keyboard('0{ArrowRight}');
    expect(await dialog.findByRole('img', { name: 'd.png' })).toBeTruthy();
  });

  it('downloads the shown file [VAULT-03]', async () => {
    const { preview, press, browser } = await openPreviews();
    await preview('c.png');
    await press('Download');
    await waitFor(() => expect(browser.left).toEqual(['https://files.example/c/c.png']));
  });
});
