import type { Page } from '@playwright/test';

interface Entry {
  readonly key: string;
  readonly value: string;
}

export const entriesOf = (page: Page): Promise<readonly Entry[]> =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage, place) =>
      Object.keys(storage).map((key) => ({
        key: `${place === 0 ? 'local' : 'tab'} ${key}`,
        value: storage.getItem(key) ?? '',
      })),
    ),
  );

/** Databases, caches, files and cookies. */
export const otherStores = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const files: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(`file ${name}`);
    const databases = await indexedDB.databases();
    return [
      ...databases.map(({ name }) => `database ${name ?? ''}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...files,
      ...(document.cookie === '' ? [] : [`cookie ${document.cookie}`]),
    ];
  });

/** Places where secrets must not appear, recorded from the first page on. */
export class Traces {
  readonly addresses: string[] = [];
  readonly console: string[] = [];

  follow(page: Page): void {
    page.on('request', (request) => {
      this.addresses.push(request.url(), request.headers()['referer'] ?? '');
    });
    page.on('framenavigated', (frame) => {
      this.addresses.push(frame.url());
    });
    page.on('console', (message) => {
      // Analytics logs what it sends, because its debug mode is on (ANLY-06).
      if (!message.location().url.includes('loader-module-core')) this.console.push(message.text());
    });
  }
}

/** The names of the secrets that stand in one of the places. */
export const found = (
  secrets: Readonly<Record<string, string>>,
  places: readonly string[],
): readonly string[] => {
  const text = places.flatMap((place) => {
    try {
      return [place, decodeURIComponent(place)];
    } catch {
      return [place];
    }
  });
  return Object.entries(secrets)
    .filter(([, secret]) => text.some((line) => line.includes(secret)))
    .map(([name]) => name);
};
