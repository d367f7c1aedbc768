import { none, some } from 'fp-ts/Option';
import { expect } from 'vitest';
import type { UploadFile } from '../../../src/application/ports/UploadFile';
import type { Backend, ReadableBackend } from '../backend';
import { answerOf, failureOf, goOn, stopped } from '../expectations';
import { describe, it } from '../suite';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture of one pixel. */
const aPicture = (): UploadFile => {
  const bytes = Uint8Array.from(atob(PIXEL), (sign) => sign.codePointAt(0) ?? 0);
  const handle = new File([bytes], 'me.png', { type: 'image/png' });
  return { name: 'me.png', size: handle.size, type: handle.type, firstBytes: [...bytes], handle };
};

const edit = {
  displayName: 'Nila O’Iyer & Co <नीला>',
  email: 'nila.iyer@example.in',
  pan: 'ABCPI1234K',
  avatar: none,
};

/** Contract of the customer's profile. */
export const profileReadings = (open: () => ReadableBackend): void => {
  describe('ProfileGateway', () => {
    it('loads the customer’s profile, every field a text', async () => {
      const { profiles, user } = await open().furnished();
      const profile = await answerOf(profiles.load());
      for (const value of Object.values(profile)) expect(typeof value).toBe('string');
      expect(profile.displayName).toBe(user.displayName);
    });
  });
};

export const profileContract = (open: () => Backend): void => {
  describe('ProfileGateway', () => {
    it('returns the saved edit and reads it back, other fields unchanged', async () => {
      const { profiles } = await open().furnished();
      const before = await answerOf(profiles.load());
      const { displayName, email, pan } = edit;
      const expected = { ...before, displayName, email, pan };
      expect(await answerOf(profiles.save(edit, {}))).toEqual(expected);
      expect(await answerOf(profiles.load())).toEqual(expected);
    });

    it('keeps a new picture, which is there on the next read', async () => {
      const { profiles } = await open().newcomer();
      const saved = await answerOf(profiles.save({ ...edit, avatar: some(aPicture()) }, {}));
      expect(saved.avatar).toMatch(/\S/);
      expect((await answerOf(profiles.load())).avatar).toBe(saved.avatar);
    });

    it('saves nothing when cancelled before it began', async () => {
      const { profiles } = await open().newcomer();
      const before = await answerOf(profiles.load());
      expect((await failureOf(profiles.save(edit, { signal: stopped() }))).kind).toBe('Cancelled');
      expect(await answerOf(profiles.load())).toEqual(before);
      await answerOf(profiles.save(edit, { signal: goOn() }));
    });

    it('changes only that customer’s profile', async () => {
      const [customer, other] = [await open().newcomer(), await open().newcomer()];
      const before = await answerOf(other.profiles.load());
      await answerOf(customer.profiles.save(edit, {}));
      expect(await answerOf(other.profiles.load())).toEqual(before);
    });
  });
};
