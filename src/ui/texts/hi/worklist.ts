import type { worklist as english } from '../en/worklist';
import { attention } from './attention';
import { deadline } from './deadline';
import { fileAction } from './fileAction';

/** The Hindi of what needs the customer and of files that were delivered. */
export const worklist: typeof english = {
  attention,
  deadline,
  fileAction,
};
