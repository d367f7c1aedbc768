import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { FileKind } from '../../../src/domain/documents/fileKind';
import { cabinetPolicy, checkUpload, taskPolicy } from '../../../src/domain/documents/uploadPolicy';
import { ofText, someBytes, utf8Mark } from './someBytes';

const policies = [cabinetPolicy, taskPolicy];
const places = policies.flatMap((policy) => policy.kinds.map((kind) => ({ policy, kind })));

const aFile = (
  kind: FileKind,
  given: { readonly size?: number; readonly firstBytes?: readonly number[] },
) => ({
  name: `a.${kind}`,
  type: '',
  size: 10,
  firstBytes: someBytes[kind],
  ...given,
});

describe('an upload whose file is empty, or whose signature comes late', () => {
  it.each(places)('is refused when a $kind is empty, whatever its bytes [CHECK-04]', ({ policy, kind }) => {
    const refused = left({ kind: 'FileEmpty' });
    expect(checkUpload(policy, aFile(kind, { size: 0, firstBytes: [] }))).toEqual(refused);
    expect(checkUpload(policy, aFile(kind, { size: 0 }))).toEqual(refused);
  });

  it.each(places)('is refused when the bytes of a $kind cannot be read', ({ policy, kind }) => {
    expect(checkUpload(policy, aFile(kind, { firstBytes: [] }))).toEqual(left({ kind: 'FileUnreadable' }));
  });

  it.each([
    ['a mark of UTF-8', utf8Mark],
    ['a line break', ofText('\n')],
    ['what a printer is told', ofText('\u001B%-12345X@PJL\r\n')],
    ['the header of an answer', ofText('Content-Type: application/pdf\r\n\r\n')],
  ])('is accepted as a pdf with %s before its mark [CHECK-04]', (_, before) => {
    for (const policy of policies) {
      const file = aFile('pdf', { firstBytes: [...before, ...someBytes.pdf] });
      expect(checkUpload(policy, file)).toEqual(right(file));
    }
  });

  it.each([
    ['a program', [0x4d, 0x5a, 0x90, 0, 3]],
    ['a page', ofText('<html><script>alert(1)</script>')],
    ['a page behind a mark of UTF-8', [...utf8Mark, ...ofText('\n<!doctype html>')]],
    ['a script', ofText('#!/bin/sh\n')],
    ['a program of another system', [0x7f, ...ofText('ELF'), 1]],
    ['an archive', [...ofText('Rar!'), 0x1a, 7, 0]],
  ])('is refused as a pdf behind %s [CHECK-04]', (_, before) => {
    for (const policy of policies) {
      const file = aFile('pdf', { firstBytes: [...before, ...someBytes.pdf] });
      expect(checkUpload(policy, file)).toMatchObject(left({ kind: 'ContentDisagrees', fileKind: 'pdf' }));
    }
  });
});
