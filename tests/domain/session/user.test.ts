import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { isSignedIn } from '../../../src/domain/session/user';

describe('logged-in state', () => {
  it('is determined by a stored access token alone [SESSION-06]', () => {
    expect(isSignedIn(some('token'))).toBe(true);
    expect(isSignedIn(none)).toBe(false);
  });

  it('is not given by a blank token', () => {
    expect(isSignedIn(some(''))).toBe(false);
    expect(isSignedIn(some('  '))).toBe(false);
  });
});
