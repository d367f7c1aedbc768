import fc from 'fast-check';
import { left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { capitalPan } from '../../../src/domain/india/pan';
import {
  checkProfileEdit,
  editOf,
  editOfTyped,
  isEdited,
  readOfTyped,
  takeOverUntouched,
  typedOfEdit,
} from '../../../src/domain/profile/profileEdit';
import { heicBytes, someBytes } from '../documents/someBytes';
import { aProfile } from './aProfile';

describe('editing the profile', () => {
  it('goes on with what was typed when it was cut off, and with empty fields where nothing was [LINE-06]', () => {
    const typed = { displayName: 'Asha', email: 'a@b.in', pan: 'ABCDE1234F' };
    expect(editOfTyped({ ...typed, other: 'x' })).toEqual(typed);
    expect(editOfTyped({})).toEqual({ displayName: '', email: '', pan: '' });
  });

  it('keeps beside what was typed what the profile was, for a field that nobody has changed [LINE-06]', () => {
    const read = editOf(aProfile());
    const typed = typedOfEdit({ ...read, displayName: 'Asha Iyer' }, read);
    expect([editOfTyped(typed), readOfTyped(typed)]).toEqual([{ ...read, displayName: 'Asha Iyer' }, read]);
    expect(readOfTyped({})).toEqual({ displayName: '', email: '', pan: '' });
  });

  it("opens with the profile's own values", () => {
    expect(editOf(aProfile())).toEqual({
      displayName: 'Asha Rao',
      email: 'asha@example.in',
      pan: 'ABCPR1234F',
    });
  });

  it('takes over what was saved meanwhile, but for the fields that the customer has changed', () => {
    const before = aProfile();
    const now = { ...before, displayName: 'Asha Iyer', email: 'iyer@example.in' };
    const edit = { ...editOf(before), email: 'mine@example.in' };
    expect(takeOverUntouched(edit, editOf(before), editOf(now))).toEqual({
      displayName: 'Asha Iyer',
      email: 'mine@example.in',
      pan: 'ABCPR1234F',
    });
  });

  it("sends PAN 'x' and any name as they are [PROF-10]", () => {
    const edit = { displayName: ' ', email: 'asha@example.in', pan: 'x' };
    expect(checkProfileEdit(edit, none)).toEqual(right({ ...edit, avatar: none }));
  });

  it('refuses no text for its length or form [PROF-10]', () => {
    fc.assert(
      fc.property(fc.record({ displayName: fc.string(), email: fc.string(), pan: fc.string() }), (edit) => {
        fc.pre(capitalPan(edit.pan) === edit.pan);
        expect(checkProfileEdit(edit, none)).toEqual(right({ ...edit, avatar: none }));
      }),
    );
  });

  it.each([
    ['abcpr1234f', 'ABCPR1234F'],
    [' Abcpr1234f ', 'ABCPR1234F'],
    ['abcde', 'abcde'],
  ])('sends %j as %j: a PAN is written in capitals [PROF-18]', (pan, sent) => {
    const edit = { ...editOf(aProfile()), pan };
    expect(checkProfileEdit(edit, none)).toEqual(right({ ...edit, pan: sent, avatar: none }));
  });

  it('is changed by any text, and not by one that was typed back [PROF-19]', () => {
    const edit = editOf(aProfile());
    expect(isEdited(edit, aProfile())).toBe(false);
    for (const field of ['displayName', 'email', 'pan'] as const) {
      expect(isEdited({ ...edit, [field]: 'x' }, aProfile())).toBe(true);
    }
  });

  it.each(['image/png', 'image/svg+xml'])('takes an avatar of type %s', (type) => {
    const edit = editOf(aProfile());
    const avatar = some({ type, firstBytes: [] });
    expect(checkProfileEdit(edit, avatar)).toEqual(right({ ...edit, avatar }));
  });

  it.each(['application/pdf', 'text/image/png', 'image', ''])('refuses an avatar of type %j', (type) => {
    expect(checkProfileEdit(editOf(aProfile()), some({ type, firstBytes: [] }))).toEqual(
      left({ kind: 'AvatarNotAnImage' }),
    );
  });

  it.each([
    ['image/jpeg', someBytes.jpeg, 'AvatarUndrawable'],
    ['image/heic', heicBytes(), 'AvatarHeic'],
    ['image/jpeg', heicBytes('mif1'), 'AvatarHeic'],
    ['', heicBytes(), 'AvatarHeic'],
  ])('refuses an avatar of type %j that this device cannot draw as what it is', (type, firstBytes, kind) => {
    const edit = editOf(aProfile());
    expect(checkProfileEdit(edit, some({ type, firstBytes, isUndrawable: true }))).toEqual(left({ kind }));
    const avatar = some({ type, firstBytes });
    expect(checkProfileEdit(edit, avatar)).toEqual(right({ ...edit, avatar }));
  });
});
