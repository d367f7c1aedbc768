/** Characters of a body that a folded notification shows at most: a line on a wide screen (NOTI-12). */
export const BODY_LINE = 140;
