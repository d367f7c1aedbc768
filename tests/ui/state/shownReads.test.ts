import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { Loadable } from '../../../src/ui/state/Loadable';
import { readShownAgain } from '../../../src/ui/state/shownReads';
import { controlled, settled } from './controlledRead';

describe('what was read in words, when another language is spoken', () => {
  it('stays until it comes in the new language', async () => {
    const { read, waiting } = controlled();
    const loadable = new Loadable(read);
    loadable.replace(1);
    readShownAgain();
    expect(loadable.value).toBe(1);
    waiting[0]?.(right(2));
    await settled();
    expect(loadable.value).toBe(2);
  });

  it('stays where the read fails', async () => {
    const { read, waiting } = controlled();
    const loadable = new Loadable(read);
    loadable.replace(1);
    readShownAgain();
    waiting[0]?.(left('lost'));
    await settled();
    expect(loadable.value).toBe(1);
  });

  it('is not taken from a read that was under way', async () => {
    const { read, waiting } = controlled();
    const loadable = new Loadable(read);
    void loadable.load();
    readShownAgain();
    waiting[0]?.(right(1));
    await settled();
    expect(loadable.isLoading).toBe(true);
    waiting[1]?.(right(2));
    await settled();
    expect(loadable.value).toBe(2);
  });

  it('is not asked for where nobody has asked, and bytes are not read again', () => {
    const { read, waiting } = controlled();
    const unasked = new Loadable(read);
    const bytes = new Loadable(read, { hasWords: false });
    bytes.replace(1);
    readShownAgain();
    expect([waiting.length, unasked.value, bytes.value]).toEqual([0, undefined, 1]);
  });
});
