import { toUndefined } from 'fp-ts/Option';
import type { PictureLook } from '../../src/domain/documents/fileFacts';
import { pictureFactsOf } from '../../src/infrastructure/files/pictureFacts';
import { drawnPicture, type Quality } from './drawnPictures';

export interface StudiedPicture {
  readonly seed: number;
  readonly subject: string;
  readonly quality: Quality;
  readonly look: PictureLook;
}

/** Draws the picture of a seed and measures it as the portal does. */
const study = async (seed: number, quality: Quality): Promise<StudiedPicture> => {
  const { blob, subject } = await drawnPicture(seed, quality);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const facts = toUndefined(await pictureFactsOf('jpeg', blob, bytes));
  const look = facts === undefined ? undefined : toUndefined(facts.look);
  if (look === undefined) throw new Error(`Picture ${seed} could not be drawn.`);
  return { seed, subject, quality, look };
};

Reflect.set(globalThis, 'study', study);
