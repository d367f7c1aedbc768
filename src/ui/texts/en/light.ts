import type { SomeTexts } from '../catalogue';
import { language } from './language';
import { lightKit } from './lightKit';
import { lightShell } from './lightShell';
import { session } from './session';

/** The English of Login and every page's frame; it comes with the first code, the rest of kit and shell with the portal's. */
export const light: SomeTexts = { language, session, kit: lightKit, shell: lightShell };
