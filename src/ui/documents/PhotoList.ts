import { makeAutoObservable, observableRef } from 'mobx';
import type { PhotoFile } from '../../application/ports/PhotoDrawer';
import type { UploadFile } from '../../application/ports/UploadFile';
import {
  movePhoto,
  type Photo,
  type PhotoId,
  photoId,
  type RemovedPhoto,
  removePhoto,
  restorePhoto,
  turnPhoto,
} from '../../domain/documents/photoList';
import { texts } from '../texts/texts';

/** A picture of the list, with the file that it came in and a small JPEG of it, upright and not yet turned. */
export interface ListedPhoto extends Photo, PhotoFile {
  readonly file: UploadFile;
  readonly thumbnail: Uint8Array;
}

/** The pictures in the order of their pages, and what a screen reader hears of each change. */
export class PhotoList {
  /** Another array after each change of pictures, turns or order. */
  photos: readonly ListedPhoto[] = [];
  /** Removed pictures that can be put back, the last one first. */
  removed: readonly RemovedPhoto<ListedPhoto>[] = [];
  announcement = '';
  private ids = 0;

  constructor() {
    makeAutoObservable<this, 'ids'>(
      this,
      { ids: false, photos: observableRef, removed: observableRef },
      { autoBind: true },
    );
  }

  add(photo: Omit<ListedPhoto, 'id' | 'turns'>): void {
    this.ids += 1;
    this.photos = [...this.photos, { ...photo, id: photoId(String(this.ids)), turns: 0 }];
    this.announcement = texts().photo.added(this.photos.length);
  }

  /** Moves a picture to a place, counted from 0. */
  move(id: PhotoId, place: number): void {
    const from = this.placeOf(id);
    const name = this.photos[from]?.name ?? '';
    if (place < 0) this.announcement = texts().photo.isFirst(name);
    else if (place >= this.photos.length) this.announcement = texts().photo.isLast(name);
    else if (place !== from) {
      this.photos = movePhoto(this.photos, id, place);
      this.announcement = texts().photo.moved(name, place + 1, this.photos.length);
    }
  }

  /** Turns a picture clockwise by 90°. */
  turn(id: PhotoId): void {
    this.photos = turnPhoto(this.photos, id);
    const place = this.placeOf(id);
    this.announcement = texts().photo.rotated(place + 1, (this.photos[place]?.turns ?? 0) * 90);
  }

  remove(id: PhotoId): void {
    const { photos, removed } = removePhoto(this.photos, id);
    if (removed === undefined) return;
    this.photos = photos;
    this.removed = [removed, ...this.removed];
    this.announcement = texts().photo.removed(removed.photo.name);
  }

  /** Puts back the picture that was removed last. */
  undoRemove(): void {
    const [last, ...others] = this.removed;
    if (last === undefined) return;
    this.photos = restorePhoto(this.photos, last);
    this.removed = others;
    this.announcement = texts().photo.restored(last.photo.name, this.placeOf(last.photo.id) + 1);
  }

  forget(): void {
    this.photos = [];
    this.removed = [];
    this.announcement = '';
  }

  private placeOf(id: PhotoId): number {
    return this.photos.findIndex((photo) => photo.id === id);
  }
}
