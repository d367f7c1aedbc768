import { type Option, some } from 'fp-ts/Option';
import { avatarAddress } from '../../domain/profile/avatar';

/**
 * The address of a picture that a server names: a complete http(s) address as it is, anything else a path beneath the
 * asset base, wherever it pretends to lead; none for a blank one.
 */
export const assetAddress = (assetBase: string, path: string): Option<string> => {
  const trimmed = path.trim();
  const isComplete = /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed);
  const isBeneath = assetBase.startsWith('/') && assetBase !== '/' && trimmed.startsWith(assetBase);
  return isComplete || isBeneath ? some(trimmed) : avatarAddress(assetBase, trimmed);
};

/** The address of an icon that a server names: as a picture's, but a path from the root is the portal's own. */
export const iconAddress = (assetBase: string, path: string): Option<string> => {
  const trimmed = path.trim();
  return trimmed.startsWith('/') ? some(trimmed) : assetAddress(assetBase, trimmed);
};
