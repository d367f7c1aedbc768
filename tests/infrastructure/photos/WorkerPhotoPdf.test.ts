import { isLeft, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { pageLayoutOf } from '../../../src/domain/documents/pageLayout';
import type { PhotoRequest } from '../../../src/infrastructure/photos/photoMessages';
import { PictureDrawing } from '../../../src/infrastructure/photos/PictureDrawing';
import { type WorkerListeners, WorkerPhotoPdf } from '../../../src/infrastructure/photos/WorkerPhotoPdf';
import { aJpeg } from './aJpeg';

const look = { width: 3, height: 4, thumbnail: new Uint8Array(1) };
const drawing = { width: 3, height: 4, turns: 0, quality: 0.5 } as const;

/** The adapter with a worker that the test plays, and a page that draws everything or nothing. */
const aWorkshop = ({ canPageDraw = false } = {}) => {
  const requests: PhotoRequest[] = [];
  const transferred: number[] = [];
  const started: WorkerListeners[] = [];
  let terminated = 0;
  const page = new PictureDrawing({
    open: () => Promise.reject(new Error('no picture')),
    canvas: () => {
      throw new Error('no canvas');
    },
  });
  if (canPageDraw) page.look = () => Promise.resolve({ ...look, width: 30 });
  const photos = new WorkerPhotoPdf({
    page,
    start: (listeners) => {
      started.push(listeners);
      return {
        post: (request, moved) => {
          requests.push(request);
          transferred.push(moved.length);
        },
        terminate: () => {
          terminated += 1;
        },
      };
    },
  });
  const respond = (result: unknown, isFailed = false): void =>
    started.at(-1)?.onResponse({ id: requests.at(-1)?.id ?? 0, result, isFailed });
  return { photos, requests, transferred, started, respond, terminated: () => terminated };
};

const { signal } = new AbortController();
const photo = () => ({ handle: new Blob(['photo']) });

describe('pictures in a worker', () => {
  it('have it fetched before the first of them, and again by the first where that failed [CHECK-05] [LINE-02]', async () => {
    const { photos, started, respond } = aWorkshop();
    photos.prepare();
    photos.prepare();
    expect(started).toHaveLength(1);
    started[0]?.onFault();
    const looked = photos.look(photo(), signal)();
    expect(started).toHaveLength(2);
    respond(look);
    expect(await looked).toEqual(right(look));
  });

  it('are read, drawn and written by one worker, which gets the bytes of the pages without a copy [CHECK-05]', async () => {
    const { photos, requests, transferred, started, respond } = aWorkshop();
    const looked = photos.look(photo(), signal)();
    respond(look);
    expect(await looked).toEqual(right(look));
    const drawn = photos.draw(photo(), drawing, signal)();
    respond(new Uint8Array([1]));
    expect(await drawn).toEqual(right(new Uint8Array([1])));
    const page = { layout: pageLayoutOf(look), jpeg: aJpeg(3, 4) };
    const written = photos.write([page, page], signal)();
    respond(new Uint8Array([2]));
    expect(await written).toEqual(right(new Uint8Array([2])));
    expect(requests.map(({ task }) => task.kind)).toEqual(['look', 'draw', 'write']);
    expect(transferred).toEqual([0, 0, 2]);
    expect(started).toHaveLength(1);
  });

  it('keep their key while they are drawn at several scales', () => {
    const { photos, requests } = aWorkshop();
    const one = photo();
    for (const each of [one, one, photo()]) void photos.draw(each, drawing, signal)();
    expect(requests.map(({ task }) => task.kind === 'draw' && task.key)).toEqual([1, 1, 2]);
  });

  it('are tried on the page when the worker cannot draw them, and then are no pictures', async () => {
    const able = aWorkshop({ canPageDraw: true });
    const looked = able.photos.look(photo(), signal)();
    able.respond(undefined, true);
    expect(await looked).toEqual(right({ ...look, width: 30 }));
    const unable = aWorkshop();
    const refused = unable.photos.look(photo(), signal)();
    unable.respond(undefined, true);
    expect(await refused).toEqual(left({ kind: 'Unreadable' }));
    expect(await unable.photos.look({ handle: 'no file' }, signal)()).toEqual(left({ kind: 'Unreadable' }));
  });

  it('stop with the worker at once when the customer cancels; the next one starts another', async () => {
    const { photos, started, terminated } = aWorkshop();
    const controller = new AbortController();
    const drawn = photos.draw(photo(), drawing, controller.signal)();
    controller.abort();
    expect(await drawn).toEqual(left({ kind: 'Cancelled' }));
    expect(terminated()).toBe(1);
    expect(await photos.draw(photo(), drawing, controller.signal)()).toEqual(left({ kind: 'Cancelled' }));
    expect(started).toHaveLength(1);
    void photos.look(photo(), signal)();
    expect(started).toHaveLength(2);
  });

  it('tell code that cannot be loaded from a worker that breaks', async () => {
    const { photos, started, respond } = aWorkshop();
    const first = photos.look(photo(), signal)();
    started[0]?.onFault();
    expect(await first).toEqual(left({ kind: 'Unreachable' }));
    const second = photos.look(photo(), signal)();
    respond(look);
    await second;
    const third = photos.write([], signal)();
    started[1]?.onFault();
    expect(await third).toEqual(left({ kind: 'NotMade' }));
  });

  it('are no longer held after a release', async () => {
    const { photos, terminated } = aWorkshop();
    const drawn = photos.draw(photo(), drawing, signal)();
    photos.release();
    expect(isLeft(await drawn)).toBe(true);
    expect(terminated()).toBe(1);
  });
});
