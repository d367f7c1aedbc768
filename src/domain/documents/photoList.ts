import { type Id, idOf } from '../ids/id';

/** The id of a picture while its PDF is being prepared. */
export type PhotoId = Id<'photo'>;
export const photoId = idOf<'photo'>();

/** How often a picture is turned clockwise by 90°. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Width and height in one unit: pixels of a picture, points of a page. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** A picture that becomes a page; its sides are the pixels of the upright picture, before the customer turns it. */
export interface Photo extends Sides {
  readonly id: PhotoId;
  readonly name: string;
  readonly turns: QuarterTurns;
}

/** A picture that was taken out of the list, and the place, from 0, that it had. */
export interface RemovedPhoto<P extends Photo> {
  readonly photo: P;
  readonly place: number;
}

const NEXT: Readonly<Record<QuarterTurns, QuarterTurns>> = { 0: 1, 1: 2, 2: 3, 3: 0 };

const placeOf = (photos: readonly Photo[], id: PhotoId): number => photos.findIndex((one) => one.id === id);

const inserted = <P extends Photo>(photos: readonly P[], photo: P, place: number): readonly P[] => [
  ...photos.slice(0, place),
  photo,
  ...photos.slice(place),
];

/** Moves a picture to a place, counted from 0; beyond the ends it stops there. An unknown id changes nothing. */
export const movePhoto = <P extends Photo>(
  photos: readonly P[],
  id: PhotoId,
  place: number,
): readonly P[] => {
  const moved = photos.find((one) => one.id === id);
  if (moved === undefined) return photos;
  const others = photos.filter((one) => one.id !== id);
  return inserted(others, moved, Math.max(0, Math.min(place, others.length)));
};

/** Turns a picture clockwise by 90°. */
export const turnPhoto = <P extends Photo>(photos: readonly P[], id: PhotoId): readonly P[] =>
  photos.map((one) => (one.id === id ? { ...one, turns: NEXT[one.turns] } : one));

/** Takes a picture out of the list; undefined as `removed` if it is not there. */
export const removePhoto = <P extends Photo>(
  photos: readonly P[],
  id: PhotoId,
): { readonly photos: readonly P[]; readonly removed: RemovedPhoto<P> | undefined } => {
  const place = placeOf(photos, id);
  const photo = photos[place];
  return {
    photos: photos.filter((one) => one.id !== id),
    removed: photo === undefined ? undefined : { photo, place },
  };
};

/** Puts a removed picture back to its place, or to the end of a list that has become shorter. */
export const restorePhoto = <P extends Photo>(
  photos: readonly P[],
  { photo, place }: RemovedPhoto<P>,
): readonly P[] => inserted(photos, photo, place);

/** The sides of a picture as the customer sees it, after its turns. */
export const turnedSides = ({ width, height, turns }: Sides & Pick<Photo, 'turns'>): Sides =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };
