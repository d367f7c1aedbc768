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

const MAY_HAVE_HAPPENED: Readonly<Record<GatewayErrorKind, boolean>> = {
  Unauthorized: false,
  Forbidden: false,
  NotFound: false,
  Refused: false,
  Rejected: false,
  ServerFault: true,
  Unexpected: true,
  Unreachable: true,
  Malformed: true,
  Cancelled: true,
};

const unclearKinds: ReadonlyMap<string, boolean> = new Map(Object.entries(MAY_HAVE_HAPPENED));

/**
 * Whether a write that failed this way may have happened all the same, so that it must be repeated with its key; what
 * a rule of the portal refused was never sent.
 */
export const isOutcomeUnknown = ({ kind }: { readonly kind: string }): boolean =>
  unclearKinds.get(kind) ?? false;
