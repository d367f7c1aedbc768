import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// What is awaited is there in a moment on a quiet machine, and in several seconds beside the other suites.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// Files share their modules: one whose loading is cut off at the end of a file stays broken for the next.
afterAll(() => vi.dynamicImportSettled());
