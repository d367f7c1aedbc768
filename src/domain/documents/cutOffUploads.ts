import { none, type Option, some } from 'fp-ts/Option';
import type { TypedFields } from '../typed/typedFields';

/** No file's name has one. */
const SEPARATOR = '/';

/** Names of the files that a reload has cut off. */
export interface CutOffUploads {
  /** Never begun, so that they have to be chosen again. */
  readonly unsent: readonly string[];
  /** Their sending had begun, so that they may have arrived. */
  readonly unclear: readonly string[];
}

const namesIn = (text = ''): readonly string[] => text.split(SEPARATOR).filter((name) => name !== '');

/** What a reload keeps of the files that would be cut off now; none where there are none. */
export const fieldsOfUploads = ({ unsent, unclear }: CutOffUploads): Option<TypedFields> =>
  unsent.length + unclear.length === 0
    ? none
    : some({ unsent: unsent.join(SEPARATOR), unclear: unclear.join(SEPARATOR) });

export const uploadsOfFields = (fields: TypedFields): CutOffUploads => ({
  unsent: namesIn(fields['unsent']),
  unclear: namesIn(fields['unclear']),
});
