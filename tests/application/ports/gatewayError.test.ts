import { describe, expect, it } from 'vitest';
import { gatewayError, isOutcomeUnknown } from '../../../src/application/ports/gatewayError';

describe('a call that failed', () => {
  it('has no message where the server sent none', () => {
    expect(gatewayError('Unreachable')).toEqual({ kind: 'Unreachable', message: '' });
    expect(gatewayError('Rejected', 'Closed')).toEqual({ kind: 'Rejected', message: 'Closed' });
  });

  it.each(['Unauthorized', 'Forbidden', 'NotFound', 'Refused', 'Rejected'] as const)(
    'with %s has not happened',
    (kind) => {
      expect(isOutcomeUnknown(gatewayError(kind))).toBe(false);
    },
  );

  it.each(['ServerFault', 'Unexpected', 'Unreachable', 'Malformed', 'Cancelled'] as const)(
    'with %s may have happened all the same',
    (kind) => {
      expect(isOutcomeUnknown(gatewayError(kind))).toBe(true);
    },
  );
});
