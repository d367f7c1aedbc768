import { attention } from './attention';
import { deadline } from './deadline';
import { fileAction } from './fileAction';

/** The English of what needs the customer and of files that were delivered. */
export const worklist = {
  attention,
  deadline,
  fileAction,
};
