import { light } from '../../../src/ui/texts/hi/light';
import { portal } from '../../../src/ui/texts/hi/portal';
import type { Texts } from './english';

export const hindi: Texts = { ...light, ...portal };
