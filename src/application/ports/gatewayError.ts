/**
 * Why a call to the backend gave no usable response (HTTP-08, HTTP-09).
 * `Refused` is a 4xx by which the server says that it did nothing; only calls that ask for it can get it.
 * `Rejected` is a negative 2xx response, `Malformed` one that cannot be read; `Cancelled` was the customer's choice.
 */
export type GatewayErrorKind =
  | 'Unauthorized'
  | 'Forbidden'
  | 'NotFound'
  | 'ServerFault'
  | 'Unexpected'
  | 'Unreachable'
  | 'Refused'
  | 'Rejected'
  | 'Malformed'
  | 'Cancelled';

export interface GatewayError {
  readonly kind: GatewayErrorKind;
  /** What the server said, as plain text; '' where it said nothing. */
  readonly message: string;
}

export const gatewayError = (kind: GatewayErrorKind, message = ''): GatewayError => ({ kind, message });
