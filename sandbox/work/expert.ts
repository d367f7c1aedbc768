/** The expert that the demo's tasks are given to. */
export const EXPERT = 9001;
