import type { Light } from '../../../src/ui/texts/en/light';
import { light } from '../../../src/ui/texts/en/light';
import type { Portal } from '../../../src/ui/texts/en/portal';
import { portal } from '../../../src/ui/texts/en/portal';
import { screens } from '../../../src/ui/texts/en/screens';
import { worklist } from '../../../src/ui/texts/en/worklist';

/** Every text of a language at once, which the portal never loads. */
export type Texts = Light & Portal;

export const english: Texts = { ...light, ...portal, ...worklist, ...screens };
