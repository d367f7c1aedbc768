/** The expert to whom the demo's tasks are assigned. */
export const EXPERT = 9001;
