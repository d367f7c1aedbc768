import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmptyProfile, shownOrNotMentioned, shownUsername } from '../../../src/domain/profile/profile';
import { aProfile, anEmptyProfile } from './aProfile';

describe('a value of the profile', () => {
  it.each(['', ' ', '\n'])('reads Not Mentioned where %j is all there is [PROF-06]', (value) => {
    expect(shownOrNotMentioned(value)).toBe('Not Mentioned');
  });

  it('reads as it is where there is one [PROF-06]', () => {
    expect(shownOrNotMentioned(' 12 MG Road ')).toBe(' 12 MG Road ');
    expect(shownOrNotMentioned('0')).toBe('0');
  });

  it('is never blank [PROF-06]', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(shownOrNotMentioned(value).trim()).not.toBe('');
      }),
    );
  });
});

describe('the username', () => {
  it('reads +91 XXXXXXXXXX where it is missing', () => {
    expect(shownUsername(aProfile({ username: '  ' }))).toBe('+91 XXXXXXXXXX');
    expect(shownUsername(aProfile())).toBe('+919876543210');
  });
});

describe('an empty profile', () => {
  it('has no value at all', () => {
    expect(isEmptyProfile(anEmptyProfile())).toBe(true);
    expect(isEmptyProfile({ ...anEmptyProfile(), pan: ' ' })).toBe(true);
    expect(isEmptyProfile({ ...anEmptyProfile(), swift: 'S' })).toBe(false);
    expect(isEmptyProfile(aProfile())).toBe(false);
  });
});
