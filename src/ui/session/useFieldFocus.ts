import { useEffect } from 'react';
import type { Problem, SessionField } from './sessionErrorText';

export const fieldId = (field: SessionField): string => `session-${field}`;

const elementOf = (field: SessionField): HTMLElement | null => document.getElementById(fieldId(field));

/** Focuses the field that a refusal is about, the OTP field once the OTP is sent, and the number on the way back to it. */
export const useFieldFocus = (problem: Problem | undefined, isOtpStep: boolean): void => {
  useEffect(() => {
    if (!isOtpStep) return undefined;
    elementOf('otp')?.focus();
    // Taken now, because another form may show its number when this one is left.
    const phone = elementOf('phone');
    return () => phone?.focus();
  }, [isOtpStep]);
  useEffect(() => {
    if (problem !== undefined) elementOf(problem.field)?.focus();
  }, [problem]);
};
