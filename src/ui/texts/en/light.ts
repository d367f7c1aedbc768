import { language } from './language';
import { lightKit } from './lightKit';
import { lightShell } from './lightShell';
import { session } from './session';
import { signUp } from './signUp';

/** The English of Login, Sign Up and every page's frame; it comes with the first code. */
export const light = { language, session, signUp, kit: lightKit, shell: lightShell };

/** What each language has to say before the sign-in, in the shape of its English. */
export type Light = typeof light;
