/** Hindi with the Latin digits that amounts and dates have everywhere in the portal. */
export const HINDI = 'hi-IN-u-nu-latn';
