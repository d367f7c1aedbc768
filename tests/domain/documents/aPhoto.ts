import { type Photo, photoId } from '../../../src/domain/documents/photoList';
import type { Given } from '../given';

/** An upright picture of twelve megapixels. */
export const aPhoto = ({ id = '1', ...given }: Given<Photo> = {}): Photo => ({
  id: photoId(id),
  name: `photo ${id}.jpg`,
  width: 3024,
  height: 4032,
  turns: 0,
  ...given,
});
