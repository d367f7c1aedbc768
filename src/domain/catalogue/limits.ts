/** Characters of what a quotation is to be about: a page of text (BUY-06). */
export const ABOUT_MOST = 1000;
