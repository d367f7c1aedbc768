import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';

describe('a call that failed', () => {
  it('has no message where the server sent none', () => {
    expect(gatewayError('Unreachable')).toEqual({ kind: 'Unreachable', message: '' });
    expect(gatewayError('Rejected', 'Closed')).toEqual({ kind: 'Rejected', message: 'Closed' });
  });
});
