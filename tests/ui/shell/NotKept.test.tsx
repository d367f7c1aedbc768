import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SessionStorage } from '../../../src/application/ports/SessionStorage';
import { NotKept } from '../../../src/ui/shell/NotKept';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { renderWith } from '../support/renderWith';

describe('a browser that keeps nothing', () => {
  it.each([
    [true, 0],
    [false, 1],
  ])('is told that a reload signs out: session is kept, %s [ENTRY-06]', (isKept, lines) => {
    const storage = new InMemorySessionStorage();
    storage.isKept = isKept;
    renderWith(<NotKept />, { stores: new Map([[SessionStorage, storage]]) });
    expect(screen.queryAllByText(/signed out when you reload/)).toHaveLength(lines);
  });
});
