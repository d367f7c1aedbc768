import { isSome, type Option, some, tryCatch } from 'fp-ts/Option';
import { isOwnPath, isWebAddress } from '../../domain/addresses/address';
import { avatarAddress } from '../../domain/profile/avatar';

/**
 * Address of an image from the server: a complete http(s) address as it is, anything else as a path below the asset
 * base, even if it tries to leave it; none if blank.
 */
export const assetAddress = (assetBase: string, path: string): Option<string> => {
  const trimmed = path.trim();
  const isComplete = isWebAddress(trimmed) && isSome(tryCatch(() => new URL(trimmed)));
  const isBeneath = assetBase.startsWith('/') && assetBase !== '/' && trimmed.startsWith(assetBase);
  return isComplete || isBeneath ? some(trimmed) : avatarAddress(assetBase, trimmed);
};

/** Address of an icon from the server: like an image's, but a path from the root belongs to the portal itself. */
export const iconAddress = (assetBase: string, path: string): Option<string> => {
  const trimmed = path.trim();
  return isOwnPath(trimmed) ? some(trimmed) : assetAddress(assetBase, trimmed);
};
