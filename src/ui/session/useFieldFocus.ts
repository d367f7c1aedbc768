import { useEffect } from 'react';
import type { Problem, SessionField } from './sessionErrorText';

export const fieldId = (field: SessionField): string => `session-${field}`;

/** Focuses the field that a refusal is about, and the OTP field once the OTP is sent. */
export const useFieldFocus = (problem: Problem | undefined, isOtpStep: boolean): void => {
  useEffect(() => {
    if (isOtpStep) document.getElementById(fieldId('otp'))?.focus();
  }, [isOtpStep]);
  useEffect(() => {
    if (problem !== undefined) document.getElementById(fieldId(problem.field))?.focus();
  }, [problem]);
};
