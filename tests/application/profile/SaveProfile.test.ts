import { left, right } from 'fp-ts/Either';
import { isSome, none, some } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { UploadFile } from '../../../src/application/ports/UploadFile';
import { SaveProfile } from '../../../src/application/profile/SaveProfile';
import { aProfile } from '../../doubles/aProfile';
import { aUser } from '../../doubles/aSession';
import { InMemoryProfileGateway } from '../../doubles/InMemoryProfileGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';

const edit = { displayName: 'Asha R.', email: 'new@example.in', pan: 'x' };
const picture: UploadFile = { name: 'me.png', size: 3, type: 'image/png', firstBytes: [], handle: null };

let gateway = new InMemoryProfileGateway(aProfile());
let storage = new InMemorySessionStorage();
beforeEach(() => {
  gateway = new InMemoryProfileGateway(aProfile());
  storage = new InMemorySessionStorage();
  storage.keepUser(aUser({ avatar: 'avatars/old.png' }));
});

const storedUser = () => {
  const user = storage.user();
  return isSome(user) ? user.value : undefined;
};

describe('saving the profile', () => {
  it('sends what was typed as it is and is read back [PROF-12]', async () => {
    expect(await new SaveProfile({ profiles: gateway, storage }).execute(edit, none, {})).toEqual(
      right(undefined),
    );
    expect(gateway.saved).toEqual([{ ...edit, avatar: none }]);
    expect(await gateway.load()()).toEqual(right(aProfile(edit)));
  });

  it('lets the stored user follow, since the sidebar shows it after the reload', async () => {
    await new SaveProfile({ profiles: gateway, storage }).execute(edit, some(picture), {});
    expect(storedUser()).toEqual(
      aUser({ displayName: 'Asha R.', email: 'new@example.in', avatar: 'avatars/me.png' }),
    );
  });

  it('keeps the stored avatar where the answer names none', async () => {
    await new SaveProfile({ profiles: gateway, storage }).execute(edit, none, {});
    expect(storedUser()?.avatar).toBe('avatars/old.png');
  });

  it('stores no user where none was stored', async () => {
    storage.forgetUser();
    await new SaveProfile({ profiles: gateway, storage }).execute(edit, none, {});
    expect(storedUser()).toBeUndefined();
  });

  it('refuses an avatar that is no image, without a call', async () => {
    const document = { ...picture, type: 'application/pdf' };
    const result = await new SaveProfile({ profiles: gateway, storage }).execute(edit, some(document), {});
    expect(result).toEqual(left({ kind: 'AvatarNotAnImage' }));
    expect(gateway.saved).toEqual([]);
  });

  it('leaves the stored user alone when it fails', async () => {
    gateway.saveFailure = gatewayError('ServerFault');
    const result = await new SaveProfile({ profiles: gateway, storage }).execute(edit, none, {});
    expect(result).toEqual(left(gatewayError('ServerFault')));
    expect(storedUser()).toEqual(aUser({ avatar: 'avatars/old.png' }));
  });
});

/** Whether the edit is in the profile that was read since. */
const confirm = (read = aProfile(edit)): boolean =>
  new SaveProfile({ profiles: gateway, storage }).confirm(edit, read);

describe('an edit whose answer was lost', () => {
  it('is done where the profile that was read since has it, and the stored user follows', () => {
    expect(confirm()).toBe(true);
    expect(storedUser()?.displayName).toBe('Asha R.');
  });

  it('is not done where the profile has something else', () => {
    expect(confirm(aProfile())).toBe(false);
    expect(storedUser()?.displayName).toBe(aUser().displayName);
  });
});
