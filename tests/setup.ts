import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { ENGLISH } from '../src/domain/language/language';
import { line } from '../src/ui/state/line';
import { setLocale } from '../src/ui/texts/lightTexts';
import { keepTexts } from './ui/support/keepTexts';
import { english } from './ui/texts/english';

// A test begins with the texts at hand, which the portal loads beside the code that reads them.
keepTexts(ENGLISH, english);

// What is awaited is there in a moment on a quiet machine, and in many seconds beside other programs.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  // What failed soon after a gap of the line is read again: a gap in one file must not last into the next.
  line.setDown(false);
  Reflect.set(line, 'backAt', -Infinity);
  setLocale(ENGLISH);
  localStorage.clear();
  sessionStorage.clear();
});

// Files share their modules: one whose loading is cut off at the end of a file stays broken for the next.
afterAll(() => vi.dynamicImportSettled());
