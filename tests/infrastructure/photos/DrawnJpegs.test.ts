import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { DrawnJpegs } from '../../../src/infrastructure/photos/DrawnJpegs';
import { heicBytes } from '../../domain/documents/someBytes';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryPhotoPdf } from '../../doubles/InMemoryPhotoPdf';

const withSides = (width: number, height: number) => {
  const drawer = new InMemoryPhotoPdf();
  const file = aChosenFile('png', { name: 'me.last.png' });
  drawer.sides.set(file.handle, { width, height });
  return { drawer, file, jpegs: new DrawnJpegs({ load: () => Promise.resolve(drawer) }) };
};

describe('a picture that is made a JPEG', () => {
  it.each([
    [4032, 3024, 1024, 768],
    [3024, 4032, 768, 1024],
    [16_000, 2, 1024, 1],
  ])('of %i by %i pixels has %i by %i', async (width, height, drawnWidth, drawnHeight) => {
    const { drawer, file, jpegs } = withSides(width, height);
    const made = await jpegs.within(1024, file)();
    expect(drawer.drawings).toEqual([{ width: drawnWidth, height: drawnHeight, turns: 0, quality: 0.9 }]);
    expect(isRight(made) && made.right).toMatchObject({ name: 'me.last.jpg', type: 'image/jpeg' });
    expect(isRight(made) && made.right.handle).toBeInstanceOf(File);
    expect(isRight(made) && made.right.size).toBeGreaterThan(0);
    expect(drawer.releases).toBe(1);
  });

  it('stays as it is where it is no larger', async () => {
    const { drawer, file, jpegs } = withSides(1024, 600);
    expect(await jpegs.within(1024, file)()).toEqual(right(file));
    expect(drawer.drawings).toEqual([]);
  });

  it('is drawn whatever its size where it is a HEIC photo', async () => {
    const { drawer, file, jpegs } = withSides(640, 480);
    await jpegs.within(1024, { ...file, firstBytes: heicBytes() })();
    expect(drawer.drawings).toMatchObject([{ width: 640, height: 480 }]);
  });

  it('is refused where the browser cannot draw it, or the code for it does not come', async () => {
    const { drawer, file, jpegs } = withSides(640, 480);
    drawer.sides.clear();
    expect(await jpegs.within(1024, file)()).toEqual(left({ kind: 'Unreadable' }));
    expect(drawer.releases).toBe(1);
    const lost = new DrawnJpegs({ load: () => Promise.reject(new Error('offline')) });
    expect(await lost.within(1024, file)()).toEqual(left({ kind: 'Unreachable' }));
  });
});
