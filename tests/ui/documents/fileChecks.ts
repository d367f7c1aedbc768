import { act } from '@testing-library/react';
import type { FileWarning } from '../../../src/domain/documents/fileWarnings';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';

export const PASSWORD =
  'This file opens with a password only. Tell your expert the password by chat or call, never in a file name.';

const warningOf = (name: string, ...warnings: readonly FileWarning[]): InMemoryFileCheck => {
  const check = new InMemoryFileCheck();
  check.warnings = new Map([[name, warnings]]);
  return check;
};

export const locked = (name = 'some.pdf'): InMemoryFileCheck => warningOf(name, { kind: 'PasswordNeeded' });

/** Something that a check waits for until the test opens it. */
export const openGate = () => {
  const gate = new EventTarget();
  const opened = new Promise<void>((resolve) => {
    gate.addEventListener('open', () => resolve());
  });
  return {
    opened,
    open: (): Promise<void> =>
      act(async () => {
        gate.dispatchEvent(new Event('open'));
        await opened;
      }),
  };
};
