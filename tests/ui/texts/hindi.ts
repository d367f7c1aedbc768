import { light } from '../../../src/ui/texts/hi/light';
import { portal } from '../../../src/ui/texts/hi/portal';
import { screens } from '../../../src/ui/texts/hi/screens';
import { worklist } from '../../../src/ui/texts/hi/worklist';
import type { Texts } from './english';

export const hindi: Texts = { ...light, ...portal, ...worklist, ...screens };
