import { isNone } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Instant } from '../dates/instant';

/** A reload that did not bring the missing code back is not repeated by the portal for so long. */
export const RELOAD_AGAIN_AFTER_MS = 600_000;

/** Whether code that is gone is a reason to reload: once, never in a loop, whatever the device's clock does. */
export const mayReload = (lastReload: Option<Instant>, now: Instant): boolean =>
  isNone(lastReload) || now - lastReload.value >= RELOAD_AGAIN_AFTER_MS;
