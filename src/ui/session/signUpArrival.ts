/** Why Login leads to Sign Up; 'asked' where the customer chose to come. */
export type SignUpReason = 'unknownNumber' | 'codeRefused' | 'asked';

/** What Login hands to Sign Up through navigation state, so that no number ever stands in an address. */
export interface SignUpArrival {
  readonly phone: string;
  readonly reason: SignUpReason;
}

const readReason = (state: object): SignUpReason => {
  if (!('reason' in state)) return 'asked';
  return state.reason === 'unknownNumber' || state.reason === 'codeRefused' ? state.reason : 'asked';
};

/** What Sign Up hands back to Login: the number typed so far. */
export interface LoginArrival {
  readonly phone: string;
}

/** The number in a navigation state, '' where it has none. */
export const phoneHandedOver = (state: unknown): string => {
  if (typeof state !== 'object' || state === null || !('phone' in state)) return '';
  return typeof state.phone === 'string' ? state.phone : '';
};

/** Navigation state survives reloads and other versions of the portal: anything unfamiliar counts as absent. */
export const signUpArrival = (state: unknown): SignUpArrival => {
  if (typeof state !== 'object' || state === null) return { phone: '', reason: 'asked' };
  return { phone: phoneHandedOver(state), reason: readReason(state) };
};
