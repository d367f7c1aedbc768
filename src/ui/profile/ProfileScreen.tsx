import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { isEmptyProfile, mentioned, type Profile } from '../../domain/profile/profile';
import { bankDetails, generalInformation } from '../../domain/profile/sections';
import { EmptyState } from '../kit/EmptyState';
import { LoadState } from '../kit/LoadState';
import { PageHeader } from '../kit/PageHeader';
import { Skeleton } from '../kit/Skeleton';
import { type Tab, TabView } from '../kit/TabView';
import { useStore } from '../state/storeContext';
import { tabWords } from '../state/tabWords';
import { useAddressChoice } from '../state/useAddressChoice';
import { lightTexts } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import type { EditableField } from '../../domain/profile/profileEdit';
import { EditProfileDialog } from './EditProfileDialog';
import { MissingEntries } from './MissingEntries';
import { ProfileAvatar } from './ProfileAvatar';
import { ProfileEntries } from './ProfileEntries';
import { loadErrorText } from './profileErrorText';
import { ProfileStore } from './ProfileStore';
import { useSavedNotice } from './savedNotice';
import { langOf } from '../kit/langOf';
import './profile.css';

const loadTexts = () => ({ loading: texts().profile.loading, failed: loadErrorText });

interface ProfileProps {
  readonly profile: Profile;
}

const Header = observer(
  ({ profile, onEdit }: ProfileProps & { readonly onEdit: () => void }): ReactElement => {
    const username = mentioned(profile.username);
    return (
      <div className="portal-profile-header">
        <ProfileAvatar path={profile.avatar} name={profile.displayName.trim()} />
        <div className="portal-profile-who">
          <h2 lang={profile.displayName.trim() === '' ? undefined : langOf(profile.displayName)}>
            {profile.displayName.trim() === '' ? texts().profile.unnamed : profile.displayName}
          </h2>
          <p>{isNone(username) ? texts().profile.usernameMissing : username.value}</p>
        </div>
        <Button icon={<EditOutlined aria-hidden />} onClick={onEdit}>
          {texts().profile.edit}
        </Button>
      </div>
    );
  },
);

type ProfileTab = 'general' | 'bank';

const tabs = (): readonly Tab<ProfileTab>[] => [
  { key: 'general', label: texts().profile.general },
  { key: 'bank', label: texts().profile.bank },
];

const words = tabWords<ProfileTab>(['general', 'bank']);

interface DetailsProps extends ProfileProps {
  readonly onAdd: (field: EditableField) => void;
}

const Details = observer(({ profile, onAdd }: DetailsProps): ReactElement => {
  const { choice: open, choose } = useAddressChoice(words);
  const entries = open === 'general' ? generalInformation(profile) : bankDetails(profile);
  return (
    <TabView label={texts().profile.tabs} tabs={tabs()} open={open} onOpen={choose}>
      <ProfileEntries entries={entries} />
      <MissingEntries entries={entries} onAdd={onAdd} />
    </TabView>
  );
});

/** /profile: the customer's data, shown and edited. */
export const ProfileScreen = observer((): ReactElement => {
  const store = useStore(ProfileStore);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  useSavedNotice(store);
  return (
    <>
      <PageHeader title={texts().profile.title} />
      <div className="portal-profile">
        <LoadState loadable={store.profile} texts={loadTexts()} skeleton={<Skeleton lines={10} />}>
          {(profile) =>
            isEmptyProfile(profile) ? (
              <EmptyState
                text={texts().profile.empty}
                action={
                  <Button onClick={() => void store.profile.reload()}>{lightTexts().kit.tryAgain}</Button>
                }
              />
            ) : (
              <>
                <Header profile={profile} onEdit={() => store.startEdit()} />
                <Details profile={profile} onAdd={(field) => store.startEdit(field)} />
              </>
            )
          }
        </LoadState>
      </div>
      <EditProfileDialog store={store} />
    </>
  );
});
