/** Why Login leads to Sign Up; 'asked' when the customer chose it. */
export type SignUpReason = 'unknownNumber' | 'codeRefused' | 'codeUnanswered' | 'asked';

const TOLD: readonly SignUpReason[] = ['unknownNumber', 'codeRefused', 'codeUnanswered'];

/** What Login passes to Sign Up through navigation state, so that the number never appears in an address. */
export interface SignUpArrival {
  readonly phone: string;
  readonly reason: SignUpReason;
  /** What the server said to the code. */
  readonly said?: string;
}

const readReason = (state: object): SignUpReason => {
  if (!('reason' in state)) return 'asked';
  return TOLD.find((reason) => reason === state.reason) ?? 'asked';
};

/** What Sign Up passes back to Login: the number typed so far. */
export interface LoginArrival {
  readonly phone: string;
}

const textIn = (state: unknown, field: 'phone' | 'said'): string => {
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, field) : '';
  return typeof text === 'string' ? text : '';
};

/** The number in a navigation state; '' when there is none. */
export const phoneHandedOver = (state: unknown): string => textIn(state, 'phone');

/** Navigation state may come from before a reload or from another release, so unknown shapes count as absent. */
export const signUpArrival = (state: unknown): SignUpArrival => {
  if (typeof state !== 'object' || state === null) return { phone: '', reason: 'asked' };
  return { phone: phoneHandedOver(state), reason: readReason(state), said: textIn(state, 'said') };
};
