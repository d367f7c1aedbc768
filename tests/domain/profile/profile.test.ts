import fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { isEmptyProfile, mentioned } from '../../../src/domain/profile/profile';
import { aProfile, anEmptyProfile } from './aProfile';

describe('a value of the profile', () => {
  it.each(['', ' ', '\n'])('is not mentioned where %j is all there is [PROF-06]', (value) => {
    expect(mentioned(value)).toEqual(none);
  });

  it('is given as it was sent where there is one [PROF-06]', () => {
    expect(mentioned(' 12 MG Road ')).toEqual(some(' 12 MG Road '));
    expect(mentioned('0')).toEqual(some('0'));
  });

  it('is never given when it is blank [PROF-06]', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const mention = mentioned(value);
        expect(isSome(mention) ? mention.value : '').toBe(value.trim() === '' ? '' : value);
      }),
    );
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
