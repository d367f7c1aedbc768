import { UserOutlined } from '@ant-design/icons';
import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { avatarAddress } from '../../domain/profile/avatar';
import { RemoteImage } from '../kit/RemoteImage';
import { SessionStore } from '../session/SessionStore';
import { useStore } from '../state/storeContext';

const AVATAR_SIZE = 44;

const placeholder = (
  <span className="portal-avatar portal-avatar-default" data-avatar="default" aria-hidden="true">
    <UserOutlined />
  </span>
);

/** The customer's picture or the default one, the name and the phone (NAV-15, NAV-16). */
export const SidebarCustomer = observer((): ReactElement => {
  const session = useStore(SessionStore);
  const { assets } = useStore(Deployment).configuration;
  const address = avatarAddress(assets.base, session.avatar);
  const source = isSome(address) ? address.value : '';
  return (
    <div className="portal-customer">
      <RemoteImage
        key={source}
        address={source}
        width={AVATAR_SIZE}
        height={AVATAR_SIZE}
        className="portal-avatar"
        fallback={placeholder}
      />
      <div className="portal-customer-text">
        <p className="portal-customer-name">{session.displayName}</p>
        <p className="portal-customer-phone">{session.phone}</p>
      </div>
    </div>
  );
});
