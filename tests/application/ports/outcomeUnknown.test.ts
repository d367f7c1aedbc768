import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { isOutcomeUnknown } from '../../../src/application/ports/outcomeUnknown';

describe('a write that failed', () => {
  it.each([
    'Unauthorized',
    'Forbidden',
    'NotFound',
    'Refused',
    'PayloadTooLarge',
    'UnsupportedMediaType',
    'Rejected',
  ] as const)('with %s has not happened', (kind) => {
    expect(isOutcomeUnknown(gatewayError(kind))).toBe(false);
  });

  it.each(['ServerFault', 'Unexpected', 'Unreachable', 'Malformed', 'Cancelled'] as const)(
    'with %s may have happened all the same',
    (kind) => {
      expect(isOutcomeUnknown(gatewayError(kind))).toBe(true);
    },
  );

  it.each(['FileUnreadable', 'FileTooLarge', 'DocumentHasFile'])('by the rule %s was never sent', (kind) => {
    expect(isOutcomeUnknown({ kind })).toBe(false);
  });
});
