import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { phoneField } from '../../../src/domain/india/phone';
import { OtpField, PhoneField } from '../../../src/ui/session/sessionFields';
import { PrefetchContext } from '../../../src/ui/state/prefetchContext';

const noTyping = (): void => undefined;

const TypedPhone = ({ first }: { readonly first: string }) => {
  const [value, setValue] = useState(first);
  const type = (text: string): void => setValue((now) => phoneField(now, text));
  return <PhoneField value={value} error={undefined} onType={type} isLocked={false} />;
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

describe('the one-time password field', () => {
  it('prefetches the signed-in code once while the customer waits for the message', () => {
    const prefetch = vi.fn<() => void>();
    const fieldWith = (value: string) => (
      <PrefetchContext.Provider value={prefetch}>
        <OtpField value={value} error={undefined} onType={noTyping} />
      </PrefetchContext.Provider>
    );
    const { rerender } = render(fieldWith(''));
    rerender(fieldWith('12'));
    expect(prefetch).toHaveBeenCalledTimes(1);
  });
});
