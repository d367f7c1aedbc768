import { none, some, type Option } from 'fp-ts/Option';

/** The address of an avatar: asset base plus path, one slash between; none means the default avatar (NAV-15). */
export const avatarAddress = (assetBase: string, avatarPath: string): Option<string> => {
  const path = avatarPath.trim().replace(/^\/+/, '');
  if (path === '') return none;
  return some(`${assetBase.replace(/\/+$/, '')}/${path}`);
};
