import type { GatewayErrorKind } from './gatewayError';

const UNCLEAR: ReadonlySet<string> = new Set<GatewayErrorKind>([
  'ServerFault',
  'Unexpected',
  'Unreachable',
  'Malformed',
  'Cancelled',
]);

/**
 * Whether a write that failed this way may have happened all the same, so that it must be repeated with its key; what
 * a rule of the portal refused was never sent.
 */
export const isOutcomeUnknown = ({ kind }: { readonly kind: string }): boolean => UNCLEAR.has(kind);
