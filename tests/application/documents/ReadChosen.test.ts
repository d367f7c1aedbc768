import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { ReadChosen } from '../../../src/application/documents/ReadChosen';
import { heicBytes } from '../../domain/documents/someBytes';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryJpegMaker } from '../../doubles/InMemoryJpegMaker';

const heic = aChosenFile('jpeg', { name: 'IMG_1.heic', firstBytes: heicBytes('heic') });
const jpeg = aChosenFile('jpeg', { name: 'IMG_1.jpg' });

const given = () => {
  const jpegs = new InMemoryJpegMaker();
  return { jpegs, read: new ReadChosen({ jpegs }) };
};

describe('a chosen file', () => {
  it('is made a JPEG of at most 4,032 pixels where it is a HEIC photo', async () => {
    const { jpegs, read } = given();
    jpegs.made = right(jpeg);
    expect(await read.execute(Promise.resolve(heic))).toBe(jpeg);
    expect(jpegs.asked).toEqual([{ longSide: 4032, file: heic }]);
  });

  it('stays as it is where this browser cannot draw it', async () => {
    const { jpegs, read } = given();
    jpegs.made = left({ kind: 'Unreadable' });
    expect(await read.execute(Promise.resolve(heic))).toBe(heic);
  });

  it('stays as it is, and is not drawn, where it is of another kind', async () => {
    const { jpegs, read } = given();
    jpegs.made = right(heic);
    expect(await read.execute(Promise.resolve(jpeg))).toBe(jpeg);
    expect(jpegs.asked).toEqual([]);
  });
});
