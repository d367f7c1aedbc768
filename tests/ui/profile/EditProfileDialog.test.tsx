import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { isRight, left, right } from 'fp-ts/Either';
import { isSome, none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aBrowserFile, aChosenFile } from '../../doubles/aChosenFile';
import { heicBytes, someBytes } from '../../domain/documents/someBytes';
import { watchBroughtIntoView } from '../support/broughtIntoView';
import { withLongWait } from '../support/longWait';
import { openEdit } from './openProfile';

const brought = watchBroughtIntoView();

describe('Edit Profile', () => {
  it('opens with the four fields, prefilled, and Cancel and Save [PROF-07]', async () => {
    const { dialog, field } = await openEdit();
    expect(field('Full Name').value).toBe('Asha Rao');
    expect(field('Email').value).toBe('asha@example.in');
    expect(field('PAN Number').value).toBe('ABCPR1234F');
    expect(field('Avatar').type).toBe('file');
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('accepts only image files for the avatar [PROF-09]', async () => {
    const { field } = await openEdit();
    expect(field('Avatar').accept).toBe('image/*');
  });

  it("leaves the email to the browser's own check, which blocks Save [PROF-08]", async () => {
    const { field, press, user, gateway } = await openEdit();
    expect(field('Email').type).toBe('email');
    await user.clear(field('Email'));
    await user.type(field('Email'), 'abc');
    await press('Save');
    expect(field('Email').validity.valid).toBe(false);
    expect(gateway.saved).toEqual([]);
  });

  it.each([
    ['asha@localhost', 'Please enter an email address such as asha@example.in.'],
    ['asha@example.in', ''],
  ])("lets the browser check the email by the cart's rule: %s [PROF-08]", async (email, sentence) => {
    const { field, user } = await openEdit();
    await user.clear(field('Email'));
    await user.type(field('Email'), email);
    expect([field('Email').validity.valid, field('Email').validationMessage]).toEqual([
      sentence === '',
      sentence,
    ]);
  });

  it('leaves PAN and email as they are typed to no keyboard [PROF-07]', async () => {
    const { field } = await openEdit();
    const attributes = ['autocapitalize', 'autocorrect', 'spellcheck'];
    expect(attributes.map((name) => field('PAN Number').getAttribute(name))).toEqual([
      'characters',
      'off',
      'false',
    ]);
    expect(attributes.map((name) => field('Email').getAttribute(name))).toEqual(['none', 'off', 'false']);
  });

  it('warns about an unusual PAN and saves it as typed [PROF-10]', async () => {
    const { field, press, user, gateway, dialog } = await openEdit();
    await user.clear(field('PAN Number'));
    await user.type(field('PAN Number'), 'x');
    expect(dialog.getByText(/This does not look like a PAN/)).toBeTruthy();
    await press('Save');
    await waitFor(() => expect(gateway.saved).toHaveLength(1));
    expect(gateway.saved[0]?.pan).toBe('x');
  });

  it('shows the kind of PAN holder, and nothing for a missing PAN', async () => {
    const { field, user, dialog } = await openEdit();
    expect(dialog.getByText('This PAN belongs to an individual.')).toBeTruthy();
    await user.clear(field('PAN Number'));
    expect(dialog.queryByText(/This PAN belongs/)).toBeNull();
    await user.type(field('PAN Number'), 'aaacl1234c');
    expect(dialog.getByText('This PAN belongs to a company.')).toBeTruthy();
  });

  it('closes and reloads the page after a successful save [PROF-12]', async () => {
    const { field, press, user, reloader, gateway } = await openEdit();
    await user.clear(field('Full Name'));
    await user.type(field('Full Name'), 'Asha R.');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reloader.reloads).toBe(1);
    expect(gateway.saved).toEqual([
      { displayName: 'Asha R.', email: 'asha@example.in', pan: 'ABCPR1234F', avatar: none },
    ]);
  });

  it('says in the words of the portal which image is chosen, not in those of the browser', async () => {
    const { field, dialog, user } = await openEdit();
    expect(dialog.getByText('No image chosen')).toBeDefined();
    await user.upload(field('Avatar'), new File(['png'], 'me.png', { type: 'image/png' }));
    expect(await dialog.findByText('me.png')).toBeDefined();
    expect(dialog.queryByText('No image chosen')).toBeNull();
  });

  it('sends the chosen image', async () => {
    const { field, press, user, gateway } = await openEdit();
    await user.upload(field('Avatar'), new File(['png'], 'me.png', { type: 'image/png' }));
    await press('Save');
    await waitFor(() => expect(gateway.saved).toHaveLength(1));
    const avatar = gateway.saved[0]?.avatar ?? none;
    expect(isSome(avatar) && avatar.value.name).toBe('me.png');
  });

  it('sends the chosen image even if Save is pressed before its bytes are read', async () => {
    const { field, gateway, dialog } = await openEdit();
    const file = new File(['png'], 'me.png', { type: 'image/png' });
    fireEvent.change(field('Avatar'), { target: { files: [file] } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.saved).toHaveLength(1));
    expect(isSome(gateway.saved[0]?.avatar ?? none)).toBe(true);
  });

  it('brings into view why a picture is refused, which may stand below the fold [PROF-09]', async () => {
    const { field, user, dialog } = await openEdit();
    const anyUser = user.setup({ applyAccept: false });
    await anyUser.upload(field('Avatar'), new File(['pdf'], 'me.pdf', { type: 'application/pdf' }));
    await dialog.findByRole('alert');
    expect(brought).toEqual([
      {
        text: expect.stringMatching(/Please choose an image file\.$/),
        options: { block: 'nearest', behavior: 'instant' },
      },
    ]);
  });

  it('refuses a file that is not an image at its field, and keeps typed values', async () => {
    const { field, press, user, gateway, dialog } = await openEdit();
    await user.type(field('Full Name'), '!');
    const { user: anyUser } = { user: user.setup({ applyAccept: false }) };
    await anyUser.upload(field('Avatar'), new File(['pdf'], 'me.pdf', { type: 'application/pdf' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Please choose an image file.');
    await press('Save');
    expect(gateway.saved).toEqual([]);
    expect(field('Full Name').value).toBe('Asha Rao!');
  });

  it.each([
    ['IMG_1.heic', heicBytes(), /^This is a HEIC photo, which this browser cannot read\. .*Most Compatible/],
    ['me.jpg', someBytes.jpeg, /^This photo is damaged or of a kind that this browser cannot read\./],
  ])(
    'says why %s cannot be drawn, keeps what was typed, and saves another one',
    async (name, bytes, told) => {
      const { field, press, user, gateway, dialog, jpegs } = await openEdit();
      await user.type(field('Full Name'), '!');
      jpegs.made = left({ kind: 'Unreadable' });
      const anyUser = user.setup({ applyAccept: false });
      await anyUser.upload(field('Avatar'), new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      expect((await dialog.findByRole('alert')).textContent).toMatch(told);
      await press('Save');
      expect(gateway.saved).toEqual([]);
      expect(dialog.getAllByRole('alert')).toHaveLength(1);
      expect(field('Full Name').value).toBe('Asha Rao!');
      jpegs.made = undefined;
      await user.upload(field('Avatar'), aBrowserFile('png', 'me.png'));
      await press('Save');
      await waitFor(() => expect(gateway.saved).toHaveLength(1));
      expect(gateway.saved[0]?.displayName).toBe('Asha Rao!');
    },
  );

  it('sends a large picture reduced to 1024 pixels, and as it is where it cannot be reduced', async () => {
    for (const made of [
      right(aChosenFile('jpeg', { name: 'small.jpg' })),
      left({ kind: 'NotMade' } as const),
    ]) {
      const { field, press, user, gateway, jpegs, unmount } = await openEdit();
      jpegs.made = made;
      await user.upload(field('Avatar'), aBrowserFile('png', 'large.png'));
      await press('Save');
      await waitFor(() => expect(gateway.saved).toHaveLength(1));
      expect(jpegs.asked.map(({ longSide }) => longSide)).toEqual([1024]);
      const avatar = gateway.saved[0]?.avatar ?? none;
      expect(isSome(avatar) && avatar.value.name).toBe(isRight(made) ? 'small.jpg' : 'large.png');
      unmount();
    }
  });

  it('discards typed values on Cancel, without a call [PROF-13]', async () => {
    const { field, press, user, gateway, reloader } = await openEdit();
    await user.type(field('Full Name'), ' changed');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Full Name')).value).toBe('Asha Rao');
    expect(gateway.saved).toEqual([]);
    expect(reloader.reloads).toBe(0);
  });

  it.each([
    ['Bad', 'Bad'],
    ['', 'An error occurred while updating profile'],
  ])(
    'shows for a refusal with the message %j the text %s, and stays open [PROF-16]',
    async (message, shown) => {
      const { field, press, user, gateway, dialog, reloader } = await openEdit();
      gateway.saveFailure = gatewayError('Unexpected', message);
      await user.type(field('Full Name'), '!');
      await press('Save');
      expect((await dialog.findByRole('alert')).textContent).toBe(shown);
      expect(field('Full Name').value).toBe('Asha Rao!');
      expect(reloader.reloads).toBe(0);
    },
  );

  it('brings why Save failed into view each time, and nothing before [PROF-16]', async () => {
    const { press, gateway, dialog } = await openEdit();
    expect(brought).toEqual([]);
    gateway.saveFailure = gatewayError('Unexpected', 'Bad');
    await press('Save');
    await dialog.findByRole('alert');
    await waitFor(() => expect(brought.map(({ text }) => text)).toEqual(['Bad']));
    await press('Save');
    await waitFor(() => expect(brought.map(({ text }) => text)).toEqual(['Bad', 'Bad']));
    expect(brought[0]?.options).toMatchObject({ block: 'nearest' });
  });

  it('says when a response takes long', async () => {
    const { press, gateway, dialog } = await openEdit();
    gateway.gate = new Promise(() => undefined);
    await withLongWait(async (wait) => {
      await press('Save');
      expect(dialog.queryByRole('status')).toBeNull();
      wait();
      expect(dialog.getByRole('status').textContent).toBe('This is taking longer than usual…');
    });
  });

  it('reads the profile again after Cancel, since the server may have saved it', async () => {
    const { press, gateway } = await openEdit();
    gateway.gate = new Promise(() => undefined);
    await press('Save');
    gateway.profile = { ...gateway.profile, displayName: 'Asha Rao-Iyer' };
    await press('Cancel');
    expect(await screen.findByRole('heading', { name: 'Asha Rao-Iyer' })).toBeTruthy();
  });

  it('reads nothing again when the customer leaves the page during a save', async () => {
    const { press, gateway, store, unmount } = await openEdit();
    gateway.gate = new Promise(() => undefined);
    await press('Save');
    gateway.profile = { ...gateway.profile, displayName: 'Asha Rao-Iyer' };
    unmount();
    await waitFor(() => expect(store.saving.isRunning).toBe(false));
    expect(store.profile.value?.displayName).toBe('Asha Rao');
  });

  it('saves once however often Save is pressed, and stops on Cancel', async () => {
    const { press, gateway, reloader, store } = await openEdit();
    const answered = new EventTarget();
    gateway.gate = new Promise((resolve) => {
      answered.addEventListener('now', () => {
        resolve();
      });
    });
    await press('Save');
    await act(() => store.saving.run(() => undefined));
    expect(gateway.saved).toHaveLength(1);
    await press('Cancel');
    expect(gateway.lastOptions.signal?.aborted).toBe(true);
    await act(async () => {
      answered.dispatchEvent(new Event('now'));
      await gateway.gate;
    });
    expect(reloader.reloads).toBe(0);
  });
});
