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

/** Navigation state survives reloads and other versions of the portal: anything unfamiliar counts as absent. */
export const signUpArrival = (state: unknown): SignUpArrival => {
  if (typeof state !== 'object' || state === null) return { phone: '', reason: 'asked' };
  const phone = 'phone' in state && typeof state.phone === 'string' ? state.phone : '';
  return { phone, reason: readReason(state) };
};
