import { describe, expect, it } from 'vitest';
import { type DrawingSurface, PictureDrawing } from '../../../src/infrastructure/photos/PictureDrawing';

/** A surface that writes down what is done to it. */
const aSurface = (sides = { width: 4000, height: 3000 }) => {
  const log: string[] = [];
  const surface: DrawingSurface = {
    open: async (photo) => {
      const name = await photo.text();
      if (name === 'broken') throw new Error('no picture');
      log.push(`open ${name}`);
      return { ...sides, source: document.createElement('canvas'), close: () => log.push(`close ${name}`) };
    },
    canvas: ({ width, height }) => {
      log.push(`canvas ${width} ${height}`);
      const context = Object.assign(Object.create(null), {
        fillRect: (...box: readonly number[]) => log.push(`paper ${box.join(' ')}`),
        translate: (...by: readonly number[]) => log.push(`to ${by.join(' ')}`),
        rotate: (angle: number) => log.push(`turn ${Math.round((angle * 180) / Math.PI)}`),
        drawImage: (_: unknown, ...box: readonly number[]) => log.push(`draw ${box.join(' ')}`),
      });
      return {
        context,
        toJpeg: (quality) => Promise.resolve(new Blob([`jpeg ${quality}`])),
        close: () => log.push(`free ${width} ${height}`),
      };
    },
  };
  return { log, drawing: new PictureDrawing(surface) };
};

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('drawing a picture', () => {
  it('fills the canvas from its middle, with the sides of the upright picture swapped when it is turned [CHECK-05]', async () => {
    const { log, drawing } = aSurface();
    const drawn = await drawing.draw(new Blob(['a']), 1, { width: 300, height: 400, turns: 1, quality: 0.5 });
    expect(text(drawn)).toBe('jpeg 0.5');
    expect(log).toEqual([
      'open a',
      'canvas 300 400',
      'paper 0 0 300 400',
      'to 150 200',
      'turn 90',
      'draw -200 -150 400 300',
    ]);
  });

  it('decodes and draws nothing again for another quality, and has one picture open at a time [CHECK-05]', async () => {
    const { log, drawing } = aSurface();
    const sides = { width: 400, height: 300, turns: 0 } as const;
    await drawing.draw(new Blob(['a']), 1, { ...sides, quality: 0.8 });
    log.length = 0;
    await drawing.draw(new Blob(['a']), 1, { ...sides, quality: 0.6 });
    expect(log).toEqual([]);
    await drawing.draw(new Blob(['a']), 1, { ...sides, width: 200, height: 150, quality: 0.6 });
    expect(log.slice(0, 2)).toEqual(['free 400 300', 'canvas 200 150']);
    log.length = 0;
    await drawing.draw(new Blob(['b']), 2, { ...sides, quality: 0.6 });
    expect(log.slice(0, 3)).toEqual(['free 200 150', 'close a', 'open b']);
  });

  it('looks at a picture by a small JPEG and closes it at once', async () => {
    const { log, drawing } = aSurface();
    const look = await drawing.look(new Blob(['a']));
    expect([look.width, look.height, text(look.thumbnail)]).toEqual([4000, 3000, 'jpeg 0.8']);
    expect(log).toContain('canvas 320 240');
    expect(log.slice(-2)).toEqual(['free 320 240', 'close a']);
  });

  it('refuses what cannot be decoded or has no size', async () => {
    await expect(aSurface().drawing.look(new Blob(['broken']))).rejects.toThrow('no picture');
    const empty = aSurface({ width: 0, height: 0 });
    await expect(empty.drawing.look(new Blob(['a']))).rejects.toThrow('no size');
    expect(empty.log).toEqual(['open a', 'close a']);
  });
});
