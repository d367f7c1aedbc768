/** What Login hands to Sign Up through navigation state, so that no number ever stands in an address. */
export interface SignUpArrival {
  readonly phone: string;
  /** The customer comes because an OTP was not accepted (decisions AMB-09). */
  readonly codeRefused: boolean;
}

/** Navigation state survives reloads and other versions of the portal: anything unfamiliar counts as absent. */
export const signUpArrival = (state: unknown): SignUpArrival => {
  if (typeof state !== 'object' || state === null) return { phone: '', codeRefused: false };
  const phone = 'phone' in state && typeof state.phone === 'string' ? state.phone : '';
  return { phone, codeRefused: 'codeRefused' in state && state.codeRefused === true };
};
