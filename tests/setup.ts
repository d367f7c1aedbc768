import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { ENGLISH } from '../src/domain/language/language';
import { setLocale } from '../src/ui/texts/lightTexts';
import { keepTexts } from './ui/support/keepTexts';
import { english } from './ui/texts/english';

// A test begins with the texts at hand, which the portal loads beside the code that reads them.
keepTexts(ENGLISH, english);

// What is awaited is there in a moment on a quiet machine, and in many seconds beside other programs.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  setLocale(ENGLISH);
  localStorage.clear();
  sessionStorage.clear();
});

// Files share their modules: one whose loading is cut off at the end of a file stays broken for the next.
afterAll(() => vi.dynamicImportSettled());
