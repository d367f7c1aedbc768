import { none, some } from 'fp-ts/Option';
import type { FileFacts, PictureLook } from '../../../src/domain/documents/fileFacts';

/** A file with nothing to warn of. */
export const someFacts = (given: Partial<FileFacts> = {}): FileFacts => ({
  digest: none,
  needsPassword: false,
  isForOthersOnly: false,
  isCutOff: false,
  isUnopenable: false,
  isNoWorkbook: false,
  picture: none,
  pages: none,
  ...given,
});

/** A picture with nothing to warn of, but for what is given. */
export const aPicture = (
  given: Partial<PictureLook> & { readonly width?: number; readonly height?: number } = {},
): FileFacts => {
  const { width = 3000, height = 4000, ...look } = given;
  const usual: PictureLook = { lightest: 200, detail: 40, ink: 10, sharpness: 0.1, letterHeight: some(20) };
  return someFacts({ picture: some({ width, height, look: some({ ...usual, ...look }) }) });
};
