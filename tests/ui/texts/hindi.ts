import type { Texts } from '../../../src/ui/texts/catalogue';
import * as buying from '../../../src/ui/texts/hi/groups/buying';
import * as customer from '../../../src/ui/texts/hi/groups/customer';
import * as deadlines from '../../../src/ui/texts/hi/groups/deadlines';
import * as documents from '../../../src/ui/texts/hi/groups/documents';
import * as interruptions from '../../../src/ui/texts/hi/groups/interruptions';
import * as light from '../../../src/ui/texts/hi/groups/light';
import * as signUp from '../../../src/ui/texts/hi/groups/signUp';
import * as signedIn from '../../../src/ui/texts/hi/groups/signedIn';

// antd's own words come in the same file.
const { antd: _antd, ...signedInTexts } = signedIn;

/** Every Hindi text at once, which the portal never loads. */
export const hindi: Texts = {
  ...buying,
  ...customer,
  ...deadlines,
  ...documents,
  ...interruptions,
  ...signedInTexts,
  ...signUp,
  kit: { ...light.kit, ...signedIn.kit },
  shell: { ...light.shell, ...signedIn.shell },
  language: light.language,
  session: light.session,
};
