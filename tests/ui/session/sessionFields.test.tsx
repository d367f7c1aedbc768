import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { editOtp } from '../../../src/domain/india/otp';
import { editPhone, type PhoneField as HeldPhone } from '../../../src/domain/india/phone';
import type { Edit } from '../../../src/domain/typed/edit';
import { OtpField, PhoneField } from '../../../src/ui/session/sessionFields';
import { LazyParts } from '../../../src/ui/state/LazyParts';
import { renderWith } from '../support/renderWith';

const TypedPhone = ({ first }: { readonly first: string }) => {
  const [field, setField] = useState<HeldPhone>({ phone: first });
  const edit = (done: Edit): void => setField((now) => editPhone(now, done));
  return <PhoneField value={field.phone} error={undefined} onEdit={edit} isLocked={false} />;
};

/** The field with its whole value selected, as after Tab or Control+A. */
const selectedPhone = async (first: string): Promise<HTMLInputElement> => {
  render(<TypedPhone first={first} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile Number' });
  field.focus();
  await new Promise((resolve) => setTimeout(resolve));
  field.setSelectionRange(0, first.length);
  return field;
};

describe('the mobile number field', () => {
  it('keeps the first digit that is typed over the selected prefix', async () => {
    const field = await selectedPhone('+91');
    await userEvent.keyboard('9876543210');
    expect(field.value).toBe('+919876543210');
  });

  it('replaces the digits but not the prefix when everything is selected', async () => {
    const field = await selectedPhone('+919876543210');
    await userEvent.keyboard('7012345678');
    expect(field.value).toBe('+917012345678');
  });
});

describe('the mobile number field beside its prefix', () => {
  it.each([0, 1, 2, 3])(
    'keeps all digits typed with the caret at %i, and their place [LOGIN-33]',
    async (at) => {
      const field = await selectedPhone('+9143210');
      field.setSelectionRange(at, at);
      await userEvent.keyboard('98765');
      expect([field.value, field.selectionStart]).toEqual(['+919876543210', 8]);
    },
  );

  it.each(['{Delete}', '{Backspace}'])(
    'holds no old digit after select all and %s [LOGIN-33]',
    async (key) => {
      const field = await selectedPhone('+919876543210');
      await userEvent.keyboard(key);
      expect(field.value).toBe('+91');
      await userEvent.keyboard('7012345678');
      expect(field.value).toBe('+917012345678');
    },
  );
});

describe('the mobile number field under edits that no key says', () => {
  it('keeps the selection under a refused key, and the caret under an eleventh digit [ENTRY-08]', async () => {
    const field = await selectedPhone('+919876543210');
    field.setSelectionRange(5, 8);
    await userEvent.keyboard('a');
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['+919876543210', 5, 8]);
    field.setSelectionRange(5, 5);
    await userEvent.keyboard('7');
    expect([field.value, field.selectionStart]).toEqual(['+919876543210', 5]);
  });

  it('deletes no digit behind the prefix [ENTRY-08]', async () => {
    const field = await selectedPhone('+9191234');
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    expect([field.value, field.selectionStart]).toEqual(['+9191234', 3]);
  });

  it.each([
    ['composes the whole text', 'insertCompositionText', '+91987', '+9198765', '+9198765'],
    ['composes one digit less', 'insertCompositionText', '+91987', '+9198', '+9198'],
    ['replaces the text', 'insertReplacementText', '+91', '09876543210', '+919876543210'],
    ['says nothing of what it fills in', undefined, '+91987', '098765 43210', '+919876543210'],
  ])('takes what a keyboard says that %s [ENTRY-08]', async (_name, inputType, first, typed, held) => {
    const field = await selectedPhone(first);
    field.setSelectionRange(first.length, first.length);
    if (inputType !== undefined)
      fireEvent(field, new InputEvent('beforeinput', { inputType, bubbles: true }));
    fireEvent.input(field, { target: { value: typed } });
    expect(field.value).toBe(held);
  });

  it('says that only Indian numbers work, from the first digit that none begins with', async () => {
    const field = await selectedPhone('+91');
    await userEvent.keyboard('1');
    expect(screen.getByRole('alert').textContent).toMatch(/^Only Indian mobile numbers work here/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

const TypedOtp = () => {
  const [value, setValue] = useState('');
  return (
    <OtpField value={value} error={undefined} onEdit={(edit) => setValue((now) => editOtp(now, edit))} />
  );
};

describe('the one-time password field', () => {
  it('takes a pasted code in place of what was typed [ENTRY-11]', async () => {
    renderWith(<TypedOtp />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'OTP' });
    await userEvent.type(field, '30');
    await userEvent.paste('302033');
    expect(field.value).toBe('302033');
    await userEvent.paste('At 10:45 your OTP is 473101');
    expect(field.value).toBe('473101');
  });

  it('keeps digits and caret under a seventh digit [LOGIN-20]', async () => {
    renderWith(<TypedOtp />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'OTP' });
    await userEvent.type(field, '473101');
    field.setSelectionRange(2, 2);
    await userEvent.keyboard('9');
    expect([field.value, field.selectionStart]).toEqual(['473101', 2]);
  });

  it('prefetches the signed-in code once while the customer waits for the message', async () => {
    const prefetch = vi.fn<(name: string) => void>();
    renderWith(<TypedOtp />, { stores: new Map([[LazyParts, { prefetch }]]) });
    await userEvent.type(screen.getByRole('textbox', { name: 'OTP' }), '12');
    expect(prefetch.mock.calls).toEqual([['signedIn']]);
  });
});
