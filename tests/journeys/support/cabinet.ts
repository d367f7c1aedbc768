import type { Page } from '@playwright/test';

/** A file as the sandbox lists it. */
export interface ListedFile {
  readonly id: number;
  readonly file_name: string;
  readonly filesize: number;
  readonly filepath: string;
  readonly created_at: string;
  readonly tags: string | null;
  readonly uploaded_by: string;
}

const LIST = '**/api/v3/user/files';

const answer = (files: readonly unknown[]) => ({ json: { status: true, data: { data: { data: files } } } });

/** Lists the customer's own files, changed. */
export const changeFiles = (page: Page, change: (files: readonly ListedFile[]) => readonly unknown[]) =>
  page.route(LIST, async (route) => {
    const own = await (await route.fetch()).json();
    await route.fulfill(answer(change(own.data.data.data)));
  });

/** Lists so many files that are not stored anywhere. */
export const listFiles = (page: Page, count: number, fileOf: (place: number) => Partial<ListedFile>) =>
  page.route(LIST, (route) =>
    route.fulfill(
      answer(
        Array.from({ length: count }, (_, place) => ({
          id: place + 1,
          file_name: `file ${place + 1}.pdf`,
          filesize: 2048,
          filepath: `c/${place}.pdf`,
          created_at: '2026-11-20 10:00:00',
          tags: 'GST',
          ...fileOf(place),
        })),
      ),
    ),
  );
