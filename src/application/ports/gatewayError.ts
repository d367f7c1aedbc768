/**
 * Why a call to the backend gave no usable response (HTTP-08, HTTP-09).
 * `Refused` is a 4xx without a kind of its own, by which the server says that it did nothing; `PayloadTooLarge` and `UnsupportedMediaType`
 * are those of the server, or of what stands before it, for what never passes.
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
  | 'PayloadTooLarge'
  | 'UnsupportedMediaType'
  | 'Rejected'
  | 'Malformed'
  | 'Cancelled';

/** What a customer can report of a failed call. */
export interface Reportable {
  /** What finds the call in the backend's log, short enough to be told on the telephone; only calls over the network have one. */
  readonly reference?: string;
}

export interface GatewayError extends Reportable {
  readonly kind: GatewayErrorKind;
  /** What the server said, as plain text; '' where it said nothing. */
  readonly message: string;
}

export const gatewayError = (kind: GatewayErrorKind, message = ''): GatewayError => ({ kind, message });

const LASTING: ReadonlySet<string> = new Set<GatewayErrorKind>([
  'Forbidden',
  'NotFound',
  'Refused',
  'PayloadTooLarge',
  'UnsupportedMediaType',
]);

/** Whether the same call would fail again, so that nobody is told to try again. */
export const isLasting = ({ kind }: { readonly kind: string }): boolean => LASTING.has(kind);

const LENGTH = 8;

/** The beginning of the name that a call carries to the backend. */
export const shortReference = (requestId: string): string => requestId.slice(0, LENGTH);

/** What a failure of another kind takes over of a call's, so that the customer can report it. */
export const reportOf = ({ reference }: GatewayError): Reportable =>
  reference === undefined ? {} : { reference };

const fieldOf = (failure: unknown, field: string): unknown =>
  typeof failure === 'object' && failure !== null ? Reflect.get(failure, field) : undefined;

/** The reference of a failure that a customer can report; undefined where there is none. */
export const referenceOf = (failure: unknown): string | undefined => {
  const reference = fieldOf(failure, 'reference');
  return typeof reference === 'string' ? reference : undefined;
};

/** Whether the customer can only contact the provider: the same call would fail again, and the server did not say why. */
export const needsProvider = (failure: unknown): boolean =>
  LASTING.has(String(fieldOf(failure, 'kind'))) && fieldOf(failure, 'message') === '';

/** A failure as it stands where what the server said of it is not told. */
export const withoutReason = (failure: unknown): unknown =>
  typeof failure === 'object' && failure !== null && 'message' in failure
    ? { ...failure, message: '' }
    : failure;
