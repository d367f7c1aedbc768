import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// Files share their modules: one whose loading is cut off at the end of a file stays broken for the next.
afterAll(() => vi.dynamicImportSettled());
