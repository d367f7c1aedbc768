import type { Texts } from '../../../src/ui/texts/catalogue';
import * as buying from '../../../src/ui/texts/en/groups/buying';
import * as customer from '../../../src/ui/texts/en/groups/customer';
import * as deadlines from '../../../src/ui/texts/en/groups/deadlines';
import * as documents from '../../../src/ui/texts/en/groups/documents';
import * as interruptions from '../../../src/ui/texts/en/groups/interruptions';
import * as signedIn from '../../../src/ui/texts/en/groups/signedIn';
import * as signUp from '../../../src/ui/texts/en/groups/signUp';
import { language } from '../../../src/ui/texts/en/language';
import { session } from '../../../src/ui/texts/en/session';

/** Every English text at once, which the portal never loads. */
export const english: Texts = {
  ...buying,
  ...customer,
  ...deadlines,
  ...documents,
  ...interruptions,
  ...signedIn,
  ...signUp,
  language,
  session,
};
