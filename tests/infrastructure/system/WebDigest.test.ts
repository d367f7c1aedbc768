import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebDigest } from '../../../src/infrastructure/system/WebDigest';

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the digest of a text', () => {
  it('is its SHA-256', async () => {
    vi.stubGlobal('isSecureContext', true);
    expect(await new WebDigest().of('abc')).toBe(ABC);
    expect(await new WebDigest().of('abd')).not.toBe(ABC);
  });

  it('is the text itself on a page that cannot compute it', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect(await new WebDigest().of('abc')).toBe('abc');
  });
});
