import { EditOutlined } from '@ant-design/icons';
import { Button, Tabs } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { isEmptyProfile, type Profile, shownUsername } from '../../domain/profile/profile';
import { bankDetails, generalInformation } from '../../domain/profile/sections';
import { EmptyState } from '../kit/EmptyState';
import { LoadState } from '../kit/LoadState';
import { PageHeader } from '../kit/PageHeader';
import { Skeleton } from '../kit/Skeleton';
import { useStore } from '../state/storeContext';
import { profileTexts } from '../texts/profileTexts';
import { EditProfileDialog } from './EditProfileDialog';
import { ProfileAvatar } from './ProfileAvatar';
import { ProfileEntries } from './ProfileEntries';
import { loadErrorText } from './profileErrorText';
import { ProfileStore } from './ProfileStore';
import './profile.css';

const loadTexts = { loading: profileTexts.loading, failed: loadErrorText };

interface ProfileProps {
  readonly profile: Profile;
}

const Header = ({ profile, onEdit }: ProfileProps & { readonly onEdit: () => void }): ReactElement => (
  <div className="portal-profile-header">
    <ProfileAvatar path={profile.avatar} name={profile.displayName} />
    <div className="portal-profile-who">
      <h2>{profile.displayName.trim() === '' ? profileTexts.unnamed : profile.displayName}</h2>
      <p>{shownUsername(profile)}</p>
    </div>
    <Button icon={<EditOutlined aria-hidden />} onClick={onEdit}>
      {profileTexts.edit}
    </Button>
  </div>
);

const Details = ({ profile }: ProfileProps): ReactElement => (
  <Tabs
    items={[
      {
        key: 'general',
        label: profileTexts.general,
        children: <ProfileEntries entries={generalInformation(profile)} />,
      },
      { key: 'bank', label: profileTexts.bank, children: <ProfileEntries entries={bankDetails(profile)} /> },
    ]}
  />
);

export const ProfileScreen = observer((): ReactElement => {
  const store = useStore(ProfileStore);
  useEffect(() => {
    void store.profile.load();
    return () => {
      store.cancel();
    };
  }, [store]);
  return (
    <>
      <PageHeader title={profileTexts.title} />
      <div className="portal-profile">
        <LoadState loadable={store.profile} texts={loadTexts} skeleton={<Skeleton lines={10} />}>
          {(profile) =>
            isEmptyProfile(profile) ? (
              <EmptyState text={profileTexts.empty} />
            ) : (
              <>
                <Header profile={profile} onEdit={() => store.startEdit()} />
                <Details profile={profile} />
              </>
            )
          }
        </LoadState>
      </div>
      <EditProfileDialog store={store} />
    </>
  );
});
