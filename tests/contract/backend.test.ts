import { afterAll, beforeAll, describe, vi } from 'vitest';
import { type Backend, backendOf } from './backend';
import { everyPort } from './everyPort';
import { NodeUploadRequest } from './NodeUploadRequest';
import { clientContract } from './ports/clientContract';
import { BACKEND_FILE, isOwn, openBackend } from './openBackend';

describe(`the contract, ${BACKEND_FILE}`, () => {
  let backend: Backend;
  beforeAll(async () => {
    vi.stubGlobal('XMLHttpRequest', NodeUploadRequest);
    backend = backendOf(await openBackend());
  });
  afterAll(() => backend.close());
  everyPort(() => backend);
  // The doubles have no client.
  if (isOwn) clientContract(() => backend);
});
