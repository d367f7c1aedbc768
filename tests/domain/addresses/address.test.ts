import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOpenable,
  isOwnPath,
  isResolvable,
  isWebAddress,
  withScheme,
} from '../../../src/domain/addresses/address';
import vectors from '../../data/redirect-vectors.json';
import { spellings } from '../session/spellings';
import {
  hostAddresses,
  hostileAddresses,
  ownPaths,
  relativePaths,
  unsafeAddresses,
  webAddresses,
} from './addresses';
import { runs } from '../../runs';

const PORTAL = 'https://portal.example';

const bits = [
  ['http', 'https:', '/', '//', '\\', ':', '@', '?', '#', '.', '。', '%2f', '%00', '[', ']', ' '],
  ['\t', '\n', '\u0001', '\u0085', '\u200D', 'evil', 'example', '8', 'javascript:', 'ﬀ', '\uD800'],
].flat();

/** Texts of what addresses are made of, and of what browsers read in their own way. */
const nearAddress = fc.array(fc.constantFrom(...bits), { maxLength: 9 }).map((parts) => parts.join(''));

const isOpenWeb = ({ protocol, username, password }: URL): boolean =>
  ['http:', 'https:'].includes(protocol) && username + password === '';

/** Whether a browser goes where the rule says. */
const isReadAlike = (address: string): boolean => {
  if (isOwnPath(address)) return new URL(address, PORTAL).origin === PORTAL;
  return !isWebAddress(address) || !URL.canParse(address) || isOpenWeb(new URL(address));
};

describe('a safe address', () => {
  it.each(hostileAddresses)('is not %j', (address) => {
    expect([isWebAddress(address), isOwnPath(address)]).toEqual([false, false]);
  });

  it.each(webAddresses)('is the web address %j', (address) => {
    expect([isWebAddress(address), isOwnPath(address)]).toEqual([true, false]);
    expect(new URL(address).protocol).toMatch(/^https?:$/);
  });

  it.each(ownPaths)('is the own path %j', (address) => {
    expect([isWebAddress(address), isOwnPath(address)]).toEqual([false, true]);
  });

  it.each(vectors.flatMap(({ value }) => spellings(value)))('leads no browser astray as %j', (address) => {
    expect(isReadAlike(address)).toBe(true);
  });

  it('leads a browser where the rule says', () => {
    fc.assert(
      fc.property(fc.oneof(nearAddress, fc.string(), fc.webUrl()), (address) => {
        expect(isReadAlike(address)).toBe(true);
      }),
      { numRuns: runs(5000) },
    );
  });
});

const canParse = (address: string): boolean => URL.canParse(address);
const never = (): boolean => false;

describe('an address that a browser may go to', () => {
  it.each([...webAddresses, ...ownPaths])('may be %j', (address) => {
    expect(isOpenable(address, canParse)).toBe(true);
  });

  it.each([...hostileAddresses, 'https://evil.example:99999/', ''])('is not %j', (address) => {
    expect(isOpenable(address, canParse)).toBe(false);
  });

  it('is a path of the portal’s own without a look at it, and a web address that the browser takes', () => {
    expect([isOpenable('/cart', never), isOpenable('https://blog.example/', never)]).toEqual([true, false]);
  });
});

describe('an address that a base completes', () => {
  it.each(unsafeAddresses)('is not %j', (address) => {
    expect(isResolvable(address)).toBe(false);
  });

  it.each(['', '?x', '#x', 'a:b', ' a', ' //evil.example'])('is not %j', (address) => {
    expect(isResolvable(address)).toBe(false);
  });

  it.each([...webAddresses, ...hostAddresses, ...ownPaths, ...relativePaths])('may be %j', (address) => {
    expect(isResolvable(address)).toBe(true);
    expect(isWebAddress(new URL(address, PORTAL).href)).toBe(true);
  });

  it.each([...ownPaths, ...relativePaths])('stays on the host of its base: %j', (address) => {
    expect(new URL(address, PORTAL).origin).toBe(PORTAL);
  });

  it('leads a browser to the web and nowhere else', () => {
    fc.assert(
      fc.property(fc.oneof(nearAddress, fc.string(), fc.webUrl()), (address) => {
        fc.pre(isResolvable(address) && URL.canParse(address, PORTAL));
        const read = new URL(address, PORTAL);
        expect(isOpenWeb(read) && isWebAddress(read.href)).toBe(true);
        const staysAtBase = !isWebAddress(address) && withScheme(address) === address;
        expect(!staysAtBase || read.origin === PORTAL).toBe(true);
      }),
      { numRuns: runs(5000) },
    );
  });
});

describe('an address that leaves its scheme open', () => {
  it.each(hostAddresses)('is read as https: %j', (address) => {
    expect(withScheme(address)).toBe(`https:${address}`);
  });

  it.each([...unsafeAddresses, ...webAddresses, ...ownPaths, ...relativePaths, ''])(
    'is not %j, which stays as it is',
    (address) => {
      expect(withScheme(address)).toBe(address);
    },
  );
});
