import type { Texts } from '../catalogue';
import { language } from './language';
import { lightKit } from './lightKit';
import { lightShell } from './lightShell';
import { session } from './session';

/** The English of Login, Sign Up and every page's frame; it comes with the first code, the rest of kit and shell with the portal's. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a read of one of the other words says that it is missing
export const light = { language, session, kit: lightKit, shell: lightShell } as Pick<
  Texts,
  'kit' | 'language' | 'session' | 'shell'
>;
