import { none, some } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EntryDraft } from '../../../src/application/ports/ReloadStorage';
import { ReloadForMissingCode } from '../../../src/application/release/ReloadForMissingCode';
import { RELOAD_AGAIN_AFTER_MS } from '../../../src/application/release/reloadOnce';
import { noDetails } from '../../../src/domain/session/signUpDetails';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { InMemoryReloadStorage } from '../../doubles/InMemoryReloadStorage';

describe('missing code', () => {
  const draft: EntryDraft = { isSignUp: false, phone: '+9198', isOtpSent: false, details: noDetails };
  let storage: InMemoryReloadStorage;
  let reloader: InMemoryReloader;
  let clock: FixedClock;
  /** The same tab after the page was loaded again. */
  const page = (): ReloadForMissingCode => new ReloadForMissingCode({ storage, reloader, clock });

  beforeEach(() => {
    storage = new InMemoryReloadStorage();
    reloader = new InMemoryReloader();
    clock = new FixedClock();
  });

  it('reloads the page once, however many parts are missing', async () => {
    const open = page();
    expect(await Promise.all([open.execute(), open.execute()])).toEqual([true, true]);
    expect(await open.execute()).toBe(true);
    expect(reloader.reloads).toBe(1);
  });

  it('does not reload again where that did not help, but after ten minutes it may', async () => {
    await page().execute();
    const again = page();
    clock.pass(RELOAD_AGAIN_AFTER_MS - 1);
    expect([await again.execute(), await again.execute(), reloader.reloads]).toEqual([false, false, 1]);
    clock.pass(1);
    expect([await again.execute(), reloader.reloads]).toEqual([true, 2]);
  });

  it('never gives up the open page while the portal cannot be reached', async () => {
    reloader.isReachable = false;
    const open = page();
    expect([await open.execute(), reloader.reloads]).toEqual([false, 0]);
    reloader.isReachable = true;
    expect([await open.execute(), reloader.reloads]).toEqual([true, 1]);
  });

  it('never reloads where the browser stores nothing, since nothing could end the loop', async () => {
    storage.isLasting = false;
    expect([await page().execute(), reloader.reloads]).toEqual([false, 0]);
  });

  it('keeps what the open form holds for the reloaded page, which reads it once', async () => {
    const open = page();
    open.keepOnReload(() => draft);
    await open.execute();
    const reloaded = page();
    expect(reloaded.draftOf('login')).toEqual(some(draft));
    expect(reloaded.draftOf('login')).toEqual(none);
  });

  it('keeps the draft of the form that is open now, whatever form was left after it opened', async () => {
    const open = page();
    const leave = open.keepOnReload(() => ({ ...draft, phone: '' }));
    open.keepOnReload(() => draft);
    leave();
    await open.execute();
    expect(storage.draft).toEqual(some(draft));
  });

  it('shows the draft of one form to no other, and keeps none of a form that was left', async () => {
    storage.keepDraft(draft);
    expect([page().draftOf('signUp'), storage.draft]).toEqual([none, none]);
    const open = page();
    open.keepOnReload(() => draft)();
    await open.execute();
    expect(storage.draft).toEqual(none);
  });
});
