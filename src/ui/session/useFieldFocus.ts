import { useEffect } from 'react';
import type { Problem, SessionField } from './sessionErrorText';

export const fieldId = (field: SessionField): string => `session-${field}`;

/** Brings the customer to the field that a refusal is about, and to the OTP once it is on its way. */
export const useFieldFocus = (problem: Problem | undefined, isOtpStep: boolean): void => {
  useEffect(() => {
    if (isOtpStep) document.getElementById(fieldId('otp'))?.focus();
  }, [isOtpStep]);
  useEffect(() => {
    if (problem !== undefined) document.getElementById(fieldId(problem.field))?.focus();
  }, [problem]);
};
