import { observer } from 'mobx-react-lite';
import { UserOutlined } from '@ant-design/icons';
import { getOrElse } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { avatarAddress } from '../../domain/profile/avatar';
import { ImageWithFallback } from '../kit/ImageWithFallback';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';

export interface ProfileAvatarProps {
  readonly path: string;
  readonly name: string;
}

const SIZE = 88;

const DefaultPicture = observer((): ReactElement => (
  <span role="img" aria-label={texts().profile.defaultPicture} className="portal-profile-avatar">
    <UserOutlined aria-hidden />
  </span>
));

/**
 * The customer's picture from the asset base, or the default one when none is set or it cannot be loaded (NAV-15,
 * PROF-02).
 */
export const ProfileAvatar = observer(({ path, name }: ProfileAvatarProps): ReactElement => {
  const { assets } = useStore(Deployment).configuration;
  return (
    <ImageWithFallback
      source={getOrElse(() => '')(avatarAddress(assets.base, path))}
      alt={texts().profile.pictureOf(name)}
      className="portal-profile-avatar"
      width={SIZE}
      height={SIZE}
      fallback={<DefaultPicture />}
    />
  );
});
