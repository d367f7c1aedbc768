import { waitFor } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { bytesOf, contents, openPreviews, showPdf, withPreviews } from './openPreviews';

withPreviews();

describe('a file that cannot be previewed', () => {
  it.each([
    ['of another kind', 'b.csv', {}],
    ['that is not what its name says', 'c.png', { 'c/c.png': bytesOf('pdf') }],
    ['where the page may not read', 'c.png', { 'c/c.png': { kind: 'OtherOrigin' } as const }],
    ['that is too large', 'c.png', { 'c/c.png': { kind: 'TooLarge' } as const }],
  ])('%s is downloaded, which is said [VAULT-03]', async (_, name, given) => {
    const { preview, browser } = await openPreviews({ contents: { ...contents, ...given } });
    const dialog = await preview(name);
    expect(await dialog.findByText('This file cannot be shown here, so it is downloaded.')).toBeTruthy();
    await waitFor(() => expect(browser.left).toEqual([`https://files.example/c/${name}`]));
  });

  it('is downloaded also while another waits for its link', async () => {
    const { preview, press, links, browser } = await openPreviews();
    const direct = links.direct.bind(links);
    vi.spyOn(links, 'direct').mockImplementation((path, signal) =>
      path === 'c/a.pdf' ? () => new Promise(() => undefined) : direct(path, signal),
    );
    await press('Download a.pdf');
    expect(browser.left).toEqual([]);
    const dialog = await preview('b.csv');
    expect(await dialog.findByText('This file cannot be shown here, so it is downloaded.')).toBeTruthy();
    await waitFor(() => expect(browser.left).toEqual(['https://files.example/c/b.csv']));
    expect(dialog.getByRole('button', { name: 'Download' }).className).not.toContain('loading');
  });

  it('is not said to be downloaded where it has no link, until a Download has one', async () => {
    const { preview, press, browser, notifier, links } = await openPreviews({ contents: {} });
    const dialog = await preview('b.csv');
    await waitFor(() => expect(notifier.failures).toEqual(['Failed to get download link.']));
    expect(await dialog.findByText('This file cannot be shown here. You can download it.')).toBeTruthy();
    expect([browser.left, links.asked]).toEqual([[], ['c/b.csv']]);
    vi.spyOn(links, 'direct').mockReturnValue(TE.right(some('https://files.example/b')));
    await press('Download');
    expect(await dialog.findByText('This file cannot be shown here, so it is downloaded.')).toBeTruthy();
    expect(browser.left).toEqual(['https://files.example/b']);
  });

  it('is left to the Download button where it was only passed by [VAULT-03]', async () => {
    const { preview, user, browser } = await openPreviews({
      contents: { ...contents, 'c/d.png': { kind: 'OtherOrigin' } },
    });
    const dialog = await preview('c.png');
    await dialog.findByRole('img', { name: 'c.png' });
    await user.keyboard('{ArrowRight}');
    expect(await dialog.findByText('This file cannot be shown here. You can download it.')).toBeTruthy();
    expect(browser.left).toEqual([]);
  });

  it('for a reason that may pass can be tried again [VAULT-03]', async () => {
    const { preview, press, browser, links } = await openPreviews();
    links.fail();
    const dialog = await preview('c.png');
    expect((await dialog.findByRole('alert')).textContent).toBe('This file could not be loaded.');
    links.failure = undefined;
    await press('Try again');
    expect(await dialog.findByRole('img', { name: 'c.png' })).toBeTruthy();
    expect(browser.left).toEqual([]);
  });

  it('is a PDF in a browser that shows none [VAULT-03]', async () => {
    showPdf(false);
    const { preview, browser } = await openPreviews();
    const dialog = await preview('a.pdf');
    await dialog.findByText('This file cannot be shown here, so it is downloaded.');
    await waitFor(() => expect(browser.left).toHaveLength(1));
  });

  it('is read no further once the dialog is closed', async () => {
    const {
      preview,
      user,
      contents: stored,
      browser,
    } = await openPreviews({
      contents: { ...contents, 'c/c.png': gatewayError('NotFound') },
    });
    let signal: AbortSignal | undefined;
    vi.spyOn(stored, 'read').mockImplementation((_, __, given) => {
      signal = given;
      return () => new Promise(() => undefined);
    });
    await preview('c.png');
    await waitFor(() => expect(signal).toBeDefined());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(signal?.aborted).toBe(true));
    expect(browser.left).toEqual([]);
  });
});
