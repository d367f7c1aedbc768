import { isSome } from 'fp-ts/Option';
import type { UnsentFiles, UnsentPlace } from '../../application/ports/UnsentFiles';
import type { UploadPlace } from './UploadPlace';

/** Signing in again makes other places, so that files which the end of a session kept from being sent are kept outside of theirs. */
export const keepForNextSession = (unsent: UnsentFiles, at: UnsentPlace, list: UploadPlace): void => {
  const { interruption } = list;
  if (isSome(interruption) && interruption.value === 'Unauthorized') unsent.keep(at, list.takeUnsent());
};
