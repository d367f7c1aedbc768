/** The same for names of services that differ in blanks, case or Unicode form alone (DUE-11). */
export const nameSign = (name: string): string =>
  name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** Whether two names from different responses name the same service; a blank name is no service's. */
export const isSameService = (one: string, other: string): boolean =>
  nameSign(one) !== '' && nameSign(one) === nameSign(other);
