import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { avatarAddress } from '../../../src/domain/profile/avatar';

describe('the address of an avatar', () => {
  it.each([
    ['/media/', 'avatars/7.png', '/media/avatars/7.png'],
    ['/media', '//avatars/7.png', '/media/avatars/7.png'],
    ['https://assets.example//', ' 7.png ', 'https://assets.example/7.png'],
    ['', 'a/b.png', '/a/b.png'],
  ])('of base %j and path %j is %s', (base, path, address) => {
    expect(avatarAddress(base, path)).toEqual(some(address));
  });

  it.each(['', ' ', '/'])('is none for path %j: the default avatar is shown', (path) => {
    expect(avatarAddress('/media/', path)).toEqual(none);
  });
});
