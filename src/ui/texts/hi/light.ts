import './hindi.css';
import type { Light } from '../en/light';
import { language } from './language';
import { lightKit } from './lightKit';
import { lightShell } from './lightShell';
import { session } from './session';
import { signUp } from './signUp';

/** The Hindi of Login, Sign Up and every page's frame. */
export const light: Light = { language, session, signUp, kit: lightKit, shell: lightShell };
