import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ConfirmDialog } from '../../../src/ui/kit/ConfirmDialog';
import { Dialog } from '../../../src/ui/kit/Dialog';
import { StillTheme } from '../support/StillTheme';

const Page = ({ isOpenerKept = true }: { readonly isOpenerKept?: boolean }): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <StillTheme>
      <main>
        <h1 tabIndex={-1}>Questions</h1>
        {(isOpenerKept || !isOpen) && (
          <button type="button" onClick={() => setOpen(true)}>
            Proceed
          </button>
        )}
      </main>
      <div className="portal-notices">
        <p role="status">Saved</p>
      </div>
      <Dialog
        open={isOpen}
        title="Your price"
        onCancel={() => setOpen(false)}
        footer={
          <button type="button" onClick={() => setAsking(true)}>
            Leave
          </button>
        }
      >
        Text
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Leave?"
        yes="Yes"
        no="No"
        onYes={() => setAsking(false)}
        onNo={() => setAsking(false)}
      >
        Sure?
      </ConfirmDialog>
    </StillTheme>
  );
};

const press = (name: string): void => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

/** Whether the browser leaves this part out of pointer, keyboard and accessibility tree. */
const isOutOfReach = (text: string): boolean => screen.getByText(text).closest('[inert]') !== null;

const gone = (name: string): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

describe('A dialog', () => {
  it('takes the page behind it out of reach, but no message, and gives it back [AMB-18]', async () => {
    render(<Page />);
    expect(isOutOfReach('Questions')).toBe(false);
    press('Proceed');
    expect([isOutOfReach('Questions'), isOutOfReach('Saved'), isOutOfReach('Text')]).toEqual([
      true,
      false,
      false,
    ]);
    press('Close');
    expect(isOutOfReach('Questions')).toBe(false);
    await gone('Your price');
  });

  it('takes the dialog below it out of reach too', async () => {
    render(<Page />);
    press('Proceed');
    press('Leave');
    await screen.findByText('Sure?');
    expect([isOutOfReach('Text'), isOutOfReach('Sure?')]).toEqual([true, false]);
    press('No');
    await waitFor(() => expect(isOutOfReach('Text')).toBe(false));
    expect(isOutOfReach('Questions')).toBe(true);
  });

  it('also takes out of reach what comes into the page later', async () => {
    const { container } = render(<Page />);
    press('Proceed');
    const late = document.createElement('nav');
    late.textContent = 'Sidebar';
    container.append(late);
    await waitFor(() => expect(isOutOfReach('Sidebar')).toBe(true));
  });

  it('begins on its heading, not on its close button', () => {
    render(<Page />);
    press('Proceed');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your price' }));
  });

  it('gives the focus back to what opened it', async () => {
    render(<Page />);
    press('Proceed');
    press('Close');
    await gone('Your price');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Proceed' }));
  });

  it('gives the focus to the heading of the page where what opened it is gone', async () => {
    const { rerender } = render(<Page />);
    press('Proceed');
    rerender(<Page isOpenerKept={false} />);
    press('Close');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Questions' })),
    );
  });
});
