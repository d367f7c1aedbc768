import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfter, editOf, replacement } from '../../../src/domain/typed/edit';
import { browserEdit } from './aBrowserField';

describe('the edit between two texts of a field', () => {
  it('is what was typed, and where [ENTRY-08]', () => {
    expect(editOf({ before: '+9198', after: '+91978', caret: 5 })).toEqual({ start: 4, end: 4, text: '7' });
    expect(editOf({ before: '+91', after: '+', caret: 1, selected: { start: 0, end: 3 } })).toEqual({
      start: 0,
      end: 3,
      text: '+',
    });
  });

  it('is a deletion where nothing was typed, of the character at the caret among equal ones [ENTRY-08]', () => {
    expect(editOf({ before: '+9112', after: '+912', caret: 2 })).toEqual({ start: 2, end: 3, text: '' });
    expect(editOf({ before: '+9112', after: '+912', caret: 3 })).toEqual({ start: 3, end: 4, text: '' });
  });

  it('is one of everything where the browser filled the field in, wherever it left the caret [ENTRY-08]', () => {
    for (const caret of [0, 3, 5])
      expect(editOf({ before: '+91', after: '09876543210', caret })).toEqual(
        replacement('+91', '09876543210'),
      );
  });

  it('gives the text after the edit, whatever was selected and typed, if the browser told of it or not', () => {
    const text = fc.string({ unit: fc.constantFrom('+', '9', '1', '2'), maxLength: 12 });
    fc.assert(
      fc.property(text, fc.nat(12), fc.nat(12), text, fc.boolean(), (before, one, other, typed, isTold) => {
        const [start = 0, end = 0] = [one, other]
          .map((at) => Math.min(at, before.length))
          .toSorted((a, b) => a - b);
        const done = browserEdit(before, { start, end }, { kind: 'insert', text: typed });
        const edit = editOf(isTold ? done : { ...done, selected: undefined });
        expect(before.slice(0, edit.start) + edit.text + before.slice(edit.end)).toBe(done.after);
        expect(isTold ? edit : { start, end, text: typed }).toEqual({ start, end, text: typed });
      }),
    );
  });
});

describe('the caret of a field that holds something else than what was typed', () => {
  const selected = { start: 4, end: 6 };
  const typed = { before: '+919876', after: '+91x76', caret: 4, selected };

  it('leaves what was selected under a refused key [ENTRY-08]', () => {
    expect(caretAfter(typed, editOf(typed), '+919876')).toEqual(selected);
  });

  it('stands behind what was typed over the same text', () => {
    const same = { before: '+919876', after: '+919876', caret: 6, selected };
    expect(caretAfter(same, { ...selected, text: '87' }, '+919876')).toEqual({ start: 6, end: 6 });
  });

  it('stands behind what was taken in another form than it was typed', () => {
    const all = { before: '+91', after: '98765 43210', caret: 11, selected: { start: 0, end: 3 } };
    expect(caretAfter(all, editOf(all), '+919876543210', 3)).toEqual({ start: 13, end: 13 });
  });

  it('stands where the edit was, under a refused key of a browser that tells of no selection', () => {
    const untold = { before: '+919876', after: '+9198x76', caret: 6 };
    expect(caretAfter(untold, editOf(untold), '+919876')).toEqual({ start: 5, end: 5 });
  });

  it('stands behind the fixed beginning, and not in it, where that was deleted or typed again [LOGIN-33]', () => {
    const deleted = { before: '+9198', after: '98', caret: 0, selected: { start: 0, end: 3 } };
    expect(caretAfter(deleted, editOf(deleted), '+9198', 3)).toEqual({ start: 3, end: 3 });
    const typedAgain = { before: '+9198', after: '98', caret: 2, selected: { start: 0, end: 5 } };
    expect(caretAfter(typedAgain, { start: 0, end: 5, text: '98' }, '+9198', 3)).toEqual({
      start: 5,
      end: 5,
    });
  });

  it('stands before what stood behind the edit, else at the end [ENTRY-08]', () => {
    const before = { before: '+9176', after: '9+9176', caret: 1 };
    expect(caretAfter(before, editOf(before), '+91976', 3)).toEqual({ start: 4, end: 4 });
    const whole = { before: '+9176', after: '+91987654321076', caret: 13 };
    expect(caretAfter(whole, editOf(whole), '+919876543210')).toEqual({ start: 13, end: 13 });
  });
});
