/** January first. */
const monthNames = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const;

/** Cut after a syllable: a number of letters would tear a vowel sign from its consonant. */
const shortMonthNames = [
  'जन',
  'फ़र',
  'मार्च',
  'अप्रै',
  'मई',
  'जून',
  'जुला',
  'अग',
  'सितं',
  'अक्टू',
  'नवं',
  'दिसं',
] as const;

/** Month 1 is January. */
export const monthName = (month: number): string => monthNames[month - 1] ?? '';

/** Month 1 is January. */
export const shortMonthName = (month: number): string => shortMonthNames[month - 1] ?? '';
