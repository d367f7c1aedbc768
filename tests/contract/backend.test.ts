import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { type Backend, backendOf, type OwnBackend } from './backend';
import { everyPort } from './everyPort';
import { NodeUploadRequest } from './NodeUploadRequest';

/** The module whose `openBackend` opens the backend: that of CONTRACT_BACKEND, else the test doubles. */
const file = process.env['CONTRACT_BACKEND'] ?? 'tests/contract/inMemoryBackend.ts';
const module: { readonly openBackend: () => Promise<OwnBackend> } = await import(
  /* @vite-ignore */ pathToFileURL(resolve(file)).href
);

describe(`the contract, ${file}`, () => {
  let backend: Backend;
  beforeAll(async () => {
    vi.stubGlobal('XMLHttpRequest', NodeUploadRequest);
    backend = backendOf(await module.openBackend());
  });
  afterAll(() => backend.close());
  everyPort(() => backend);
});
