import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dialogs } from '../journeys/support/dialogs.ts';

const OPENS_ONE = /<(Dialog|ConfirmDialog|SendingDialog|SuccessDialog|Drawer|Modal)\b/;

describe('the dialogs that every sweep opens', () => {
  it('are those that a file of a feature renders', () => {
    const rendering = globSync('src/ui/**/*.tsx')
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.startsWith('src/ui/kit/') && OPENS_ONE.test(readFileSync(file, 'utf8')))
      .map((file) => file.replace('src/ui/', ''));
    expect(rendering.toSorted()).toEqual([...new Set(dialogs.map((row) => row.of))].toSorted());
  });
});
