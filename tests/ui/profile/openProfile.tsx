import { screen, within } from '@testing-library/react';
import { SupportChat } from '../../../src/application/ports/SupportChat';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { SaveProfile } from '../../../src/application/profile/SaveProfile';
import type { Profile } from '../../../src/domain/profile/profile';
import { ProfileScreen } from '../../../src/ui/profile/ProfileScreen';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { ProfileStore } from '../../../src/ui/profile/ProfileStore';
import { aProfile } from '../../doubles/aProfile';
import { InMemoryJpegMaker } from '../../doubles/InMemoryJpegMaker';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryProfileGateway } from '../../doubles/InMemoryProfileGateway';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { InMemorySupportChat } from '../../doubles/InMemorySupportChat';
import { keptForms } from '../../doubles/keptForms';
import { renderWith } from '../support/renderWith';

/** Opens the profile page with an in-memory profile. */
export const openProfile = (
  profile: Profile = aProfile(),
  loadMessage?: string,
  state?: unknown,
  { at = '/profile', forms = keptForms() } = {},
) => {
  const gateway = new InMemoryProfileGateway(profile);
  if (loadMessage !== undefined) gateway.loadFailure = gatewayError('ServerFault', loadMessage);
  const reloader = new InMemoryReloader();
  const notifier = new InMemoryNotifier();
  const jpegs = new InMemoryJpegMaker();
  const save = new SaveProfile({ profiles: gateway, storage: new InMemorySessionStorage() });
  const store = new ProfileStore({
    profiles: gateway,
    saveProfile: save,
    reloader,
    notifier,
    forms,
    jpegs,
  });
  const chat = new InMemorySupportChat();
  const stores = new Map<StoreKey<unknown>, unknown>([
    [ProfileStore, store],
    [SupportChat, chat],
  ]);
  const view = renderWith(<ProfileScreen />, { stores, at, path: '/profile', state });
  return { ...view, gateway, reloader, notifier, store, chat, jpegs };
};

/** Opens the profile page and the Edit Profile dialog. */
export const openEdit = async (profile?: Profile) => {
  const opened = openProfile(profile);
  await opened.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  const field = (name: string): HTMLInputElement => dialog.getByLabelText<HTMLInputElement>(name);
  const press = (name: string): Promise<void> => opened.user.click(dialog.getByRole('button', { name }));
  return { ...opened, dialog, field, press };
};
