import { plainText } from './plainText';

/** Letters and digits that are seen; some letters of Hangul are none. */
const seen = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Whether a text can be somebody's name: what nobody sees is none, however long it is. */
export const isName = (typed: string): boolean => seen.test(plainText(typed));
