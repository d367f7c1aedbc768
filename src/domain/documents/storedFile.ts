import { isSome } from 'fp-ts/Option';
import { fileKindOf } from './fileKind';
import { isAnswerInstead } from './leadingBytes';
import { LEADING_BYTES } from './limits';

/**
 * Whether bytes may be those of the stored file of that name: some, and no page or message of a server in their place. A
 * picture under the ending of another kind is the customer's file all the same (MONEY-06, VAULT-02, AMB-45).
 */
export const isStoredFile = (name: string, bytes: Uint8Array): boolean => {
  const kind = fileKindOf({ name, type: '' });
  const firstBytes = Array.from(bytes.subarray(0, LEADING_BYTES));
  return firstBytes.length > 0 && !(isSome(kind) && isAnswerInstead(kind.value, firstBytes));
};
