/** The names of the choice in an address; an address with any of them is one of Transactions. */
export const choiceNames = ['state', 'year', 'sort'] as const;

export type ChoiceName = (typeof choiceNames)[number];
