import { ENGLISH, HINDI } from '../../domain/language/language';
import { light as english } from './en/light';
import type { TextGroup } from './loading';

/** What Login and the frame of every page say; the English is part of the first code. */
export const light: TextGroup = {
  [ENGLISH]: () => Promise.resolve(english),
  [HINDI]: () => import('./hi/groups/light'),
};

/** What Sign Up alone says. */
export const signUp: TextGroup = {
  [ENGLISH]: () => import('./en/groups/signUp'),
  [HINDI]: () => import('./hi/groups/signUp'),
};

/** What the dashboard says, and what several other groups would share. */
export const signedIn: TextGroup = {
  [ENGLISH]: () => import('./en/groups/signedIn'),
  [HINDI]: () => import('./hi/groups/signedIn'),
};
