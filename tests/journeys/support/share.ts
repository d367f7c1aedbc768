import type { Page } from '@playwright/test';

export interface SharedByApp {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Posts files to the share address as the Share menu of a phone does: a form that leads the page there. */
export const shareWith = async (page: Page, files: readonly SharedByApp[], to = '/shared'): Promise<void> => {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(
      ({ action, made }) => {
        const transfer = new DataTransfer();
        for (const { name, mimeType, base64 } of made) {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          transfer.items.add(new File([bytes], name, { type: mimeType }));
        }
        const form = Object.assign(document.createElement('form'), {
          action,
          method: 'post',
          enctype: 'multipart/form-data',
        });
        const input = Object.assign(document.createElement('input'), {
          type: 'file',
          name: 'files',
          multiple: true,
          files: transfer.files,
        });
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      { action: to, made: given },
    ),
  ]);
};

/** Shares that many files of so many bytes each, made in the page since they are large. */
export const shareLarge = async (page: Page, count: number, bytes: number): Promise<void> => {
  await Promise.all([
    page.waitForEvent('load', { timeout: 60_000 }),
    page.evaluate(
      ([times, size]) => {
        const transfer = new DataTransfer();
        for (let at = 1; at <= times; at += 1)
          transfer.items.add(
            new File([new Uint8Array(size)], `large-${at}.pdf`, { type: 'application/pdf' }),
          );
        const form = document.createElement('form');
        Object.assign(form, { action: '/shared', method: 'post', enctype: 'multipart/form-data' });
        const input = document.createElement('input');
        Object.assign(input, { type: 'file', name: 'files', files: transfer.files });
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      [count, bytes] as const,
    ),
  ]);
};

/** Names of the files that the device keeps of what other apps shared, and whether anything else holds one. */
export const keptShares = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const others = (await indexedDB.databases()).map(({ name = '' }) => `indexedDB ${name}`);
    if (!(await caches.has('portal-shared-files'))) return others;
    const kept = await (await caches.open('portal-shared-files')).keys();
    return [...kept.map(({ url }) => new URL(url).searchParams.get('name') ?? ''), ...others];
  });
