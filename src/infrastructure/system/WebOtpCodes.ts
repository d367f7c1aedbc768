import type { SmsCodes } from '../../application/ports/SmsCodes';

/** What browsers with WebOTP take and return; the types of the DOM do not have it yet. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

const codeIn = (credential: Credential | null): string => {
  if (credential === null || !('code' in credential)) return '';
  return typeof credential.code === 'string' ? credential.code : '';
};

const tellCode = async (signal: AbortSignal, onCode: (code: string) => void): Promise<void> => {
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  // Nothing is there outside https; another browser refuses what it does not know. Then the code is typed.
  const credentials: CredentialsContainer | null | undefined = navigator.credentials;
  const credential = (await credentials?.get(request).catch(() => null)) ?? null;
  const code = signal.aborted ? '' : codeIn(credential);
  if (code !== '') onCode(code);
};

/** WebOTP: Android's Chrome asks the customer whether it may read the message whose last line names this address. */
export class WebOtpCodes implements SmsCodes {
  next(onCode: (code: string) => void): () => void {
    const waiting = new AbortController();
    void tellCode(waiting.signal, onCode);
    return () => waiting.abort();
  }
}
