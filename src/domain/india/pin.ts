/** Something about a PIN that looks wrong; shown, never a refusal. */
export interface PinWarning {
  readonly kind: 'PinShape';
}

const PIN_LENGTH = 6;

/** What the zip code field holds after an edit: digits alone, at most six, so '110 001' becomes '110001'. */
export const pinField = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, PIN_LENGTH);

/** Whether the text is a PIN: six digits, the first not 0. */
export const isPin = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

/** What looks wrong about a PIN; nothing about a missing one. */
export const pinWarnings = (pin: string): readonly PinWarning[] =>
  pin === '' || isPin(pin) ? [] : [{ kind: 'PinShape' }];
