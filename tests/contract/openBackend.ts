import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnBackend } from './backend';

/** Whether the backend is one's own. */
export const isOwn = process.env['CONTRACT_BACKEND'] !== undefined;

/** The module whose `openBackend` opens the backend: that of CONTRACT_BACKEND, else the test doubles. */
export const BACKEND_FILE = process.env['CONTRACT_BACKEND'] ?? 'tests/contract/inMemoryBackend.ts';

const module: { readonly openBackend: () => Promise<OwnBackend> } = await import(
  /* @vite-ignore */ pathToFileURL(resolve(BACKEND_FILE)).href
);

export const { openBackend } = module;
