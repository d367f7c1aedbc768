import { describe, expect, it } from 'vitest';
import {
  isLastingFile,
  isProgramGone,
  isWorkerWanted,
  keptTooLong,
  MOST_KEPT_FILES,
} from '../../../src/application/offline/keeping';

describe('what the service worker keeps [LINE-04]', () => {
  it.each([
    [200, 'text/javascript; charset=utf-8', true],
    [200, 'text/css', true],
    [200, 'text/html; charset=utf-8', false],
    [200, '', false],
    [206, 'text/css', false],
    [404, 'text/css', false],
    [503, 'text/javascript', false],
    [0, 'text/javascript', false],
  ])('of a file that came with %i as %j: %s', (status, type, isKept) => {
    expect(isLastingFile({ status, type })).toBe(isKept);
  });

  it('no more files than allowed, the latest', () => {
    const files = Array.from({ length: MOST_KEPT_FILES + 2 }, (_, at) => `${at}.js`);
    expect(keptTooLong(files)).toEqual(['0.js', '1.js']);
    expect(keptTooLong(files.slice(2))).toEqual([]);
    expect(keptTooLong(['a.js'])).toEqual([]);
  });
});

describe('whether the service worker stays [LINE-04]', () => {
  it.each([
    [{ serviceWorker: true }, true],
    [{ serviceWorker: false }, false],
    [{ serviceWorker: 'true' }, false],
    [{ serviceWorker: 1 }, false],
    [{ brand: { name: 'Sahayak' } }, false],
    [{}, false],
    [null, false],
    ['serviceWorker', false],
    [[], false],
  ])('with the configuration %j: %s', (configuration, isWanted) => {
    expect(isWorkerWanted(configuration)).toBe(isWanted);
  });

  it.each([
    [200, 'text/javascript; charset=utf-8', false],
    [200, 'application/javascript', false],
    [200, 'text/html', true],
    [404, 'text/plain', true],
    [410, '', true],
    [500, 'text/html', false],
    [502, 'text/html', false],
    [429, 'application/json', false],
  ])('where its program answers %i as %j, it is gone: %s', (status, type, isGone) => {
    expect(isProgramGone({ status, type })).toBe(isGone);
  });
});
