/** What a customer enters besides the number and the OTP. */
export interface SignUpDetails {
  readonly email: string;
  readonly displayName: string;
  readonly referralCode: string;
}

/** The details before the customer has entered any. */
export const noDetails: SignUpDetails = { email: '', displayName: '', referralCode: '' };
