import type { DeadlineChoice } from './choice';

/** What holds until a customer has chosen; a file of its own, since the dashboard needs no other part before its first paint. */
export const initialChoice: DeadlineChoice = { view: 'mine', notForMe: [], answers: {} };
