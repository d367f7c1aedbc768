import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { ENGLISH } from '../src/domain/language/language';
import { keepTables, setLocale } from '../src/ui/texts/language';
import { english } from './ui/texts/english';

// A test begins with the texts at hand, which the portal loads beside the code that reads them.
keepTables(ENGLISH, english);

// What is awaited is there in a moment on a quiet machine, and in several seconds beside the other suites.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  cleanup();
  setLocale(ENGLISH);
  localStorage.clear();
  sessionStorage.clear();
});

// Files share their modules: one whose loading is cut off at the end of a file stays broken for the next.
afterAll(() => vi.dynamicImportSettled());
