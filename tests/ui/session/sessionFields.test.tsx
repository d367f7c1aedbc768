import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OtpField } from '../../../src/ui/session/sessionFields';
import { AheadContext } from '../../../src/ui/state/aheadContext';

const noTyping = (): void => undefined;

describe('the field of the one-time password', () => {
  it('fetches the code behind the sign-in once, while its customer waits for the message', () => {
    const fetchAhead = vi.fn<() => void>();
    const fieldWith = (value: string) => (
      <AheadContext.Provider value={fetchAhead}>
        <OtpField value={value} error={undefined} onType={noTyping} />
      </AheadContext.Provider>
    );
    const { rerender } = render(fieldWith(''));
    rerender(fieldWith('12'));
    expect(fetchAhead).toHaveBeenCalledTimes(1);
  });
});
