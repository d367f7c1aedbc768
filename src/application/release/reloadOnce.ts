import { isNone } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Instant } from '../../domain/dates/instant';

/** Milliseconds until the portal reloads again after a reload that did not bring the missing code back. */
export const RELOAD_AGAIN_AFTER_MS = 600_000;

/** Whether to reload for missing code: once, never in a loop, even if the device's clock is set back (LINE-01). */
export const mayReload = (lastReload: Option<Instant>, now: Instant): boolean =>
  isNone(lastReload) || now - lastReload.value >= RELOAD_AGAIN_AFTER_MS;
