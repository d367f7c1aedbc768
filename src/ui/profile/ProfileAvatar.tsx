import { UserOutlined } from '@ant-design/icons';
import { isSome } from 'fp-ts/Option';
import { type ReactElement, useState } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { avatarAddress } from '../../domain/profile/avatar';
import { useStore } from '../state/storeContext';
import { profileTexts } from '../texts/profileTexts';

export interface ProfileAvatarProps {
  readonly path: string;
  readonly name: string;
}

/**
 * The customer's picture from the asset base, or the default one when none is set or it cannot be loaded (NAV-15,
 * PROF-02).
 */
export const ProfileAvatar = ({ path, name }: ProfileAvatarProps): ReactElement => {
  const { assets } = useStore(Deployment).configuration;
  const [isBroken, setBroken] = useState(false);
  const address = avatarAddress(assets.base, path);
  if (isBroken || !isSome(address)) {
    return (
      <span role="img" aria-label={profileTexts.defaultPicture} className="portal-profile-avatar">
        <UserOutlined aria-hidden />
      </span>
    );
  }
  return (
    <img
      className="portal-profile-avatar"
      src={address.value}
      alt={profileTexts.pictureOf(name)}
      width={88}
      height={88}
      onError={() => {
        setBroken(true);
      }}
    />
  );
};
