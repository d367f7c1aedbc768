import { describe, expect, it } from 'vitest';
import { releaseHere, releaseOf } from '../../scripts/release.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

describe('the release of a build', () => {
  it('is that of the commit, the same wherever it is built', () => {
    const told = '914dd32a1b2c 2026-11-22T15:30:00+05:30';
    expect(releaseOf('1.2.0', { told, isChanged: false }, NOW)).toEqual({
      release: '1.2.0+914dd32a1b2c',
      date: '2026-11-22T10:00:00.000Z',
    });
    expect(releaseOf('1.2.0', { told, isChanged: true }, NOW).release).toBe('1.2.0+914dd32a1b2c.changed');
  });

  it('is the version, now, outside a working copy', () => {
    expect(releaseOf('1.2.0', undefined, NOW)).toEqual({
      release: '1.2.0',
      date: '2026-11-23T10:00:00.000Z',
    });
  });

  it('begins with the version of the package', () => {
    expect(releaseHere().release).toMatch(/^\d+\.\d+\.\d+/);
  });
});
