/** Marks that turn around the text behind them, up to the end of its line: embeddings, overrides and isolates. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/** What others wrote, so that it cannot turn around the portal's own words beside it. */
export const withoutTurning = (text: string): string => text.replaceAll(turning, '');

/** Letters that are written from right to left, which move signs and digits beside them. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether such a word needs an element of its own inside a sentence. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** A text among others where no element can hold it, such as the title of a document. */
export const isolated = (text: string): string => (isRightToLeft(text) ? `\u2068${text}\u2069` : text);
