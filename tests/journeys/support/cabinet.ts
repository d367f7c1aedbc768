import { once } from 'node:events';
import { createServer } from 'node:http';
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

/** Lists so many files that are not stored anywhere, and none that the expert sent. */
export const listFiles = async (
  page: Page,
  count: number,
  fileOf: (place: number) => Partial<ListedFile>,
): Promise<void> => {
  await page.route('**/api/v3/user/tasks', (route) => route.fulfill({ json: { status: true, data: [] } }));
  await page.route(LIST, (route) =>
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
};

/**
 * A server that answers every request with these bytes. A journey sends requests on to it: bytes that the journey itself
 * answers with go through the protocol as text, which takes ten times as long.
 */
export const serverOf = async (
  body: Buffer,
): Promise<{ readonly address: string; readonly close: () => void }> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': body.length });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('The server does not listen.');
  return { address: `http://127.0.0.1:${listening.port}/`, close: () => void server.close() };
};
