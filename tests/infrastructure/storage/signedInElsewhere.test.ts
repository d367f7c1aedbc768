import { beforeEach, describe, expect, it } from 'vitest';
import { WatchSession } from '../../../src/application/session/WatchSession';
import type { Session } from '../../../src/domain/session/user';
import { anothersSession, aSession, aUser } from '../../doubles/aSession';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { browserSession } from '../support/browserSession';
import { signInElsewhere } from '../support/signInElsewhere';

const TYPED = ['portal.answers.16', 'portal.forms'];

let reloader: InMemoryReloader;

beforeEach(() => {
  reloader = new InMemoryReloader();
});

const watchOf = (session: Session): WatchSession => {
  const storage = browserSession();
  storage.keep(session);
  for (const key of TYPED) sessionStorage.setItem(key, 'AAPFU0939F');
  return new WatchSession({ storage, reloader, analytics: new InMemoryAnalytics() });
};

const kept = (): readonly string[] => TYPED.filter((key) => sessionStorage.getItem(key) !== null);

describe('what a customer has typed in this tab', () => {
  it('stays when the same one signs in again in another, and the page reloads once [LINE-06]', () => {
    const watch = watchOf(aSession());
    signInElsewhere(aSession({ mark: 'access-2' }));
    expect([watch.settle(), watch.settle()]).toEqual([true, false]);
    expect([kept(), reloader.reloads, sessionStorage.getItem('token')]).toEqual([TYPED, 1, 'access-2']);
  });

  it('stays also where the page only starts after that [LINE-06]', () => {
    const watch = watchOf(aSession());
    signInElsewhere(aSession({ mark: 'access-2' }));
    watch.arrive();
    expect([kept(), reloader.reloads]).toEqual([TYPED, 0]);
  });

  it('goes when another signs in there, and when nobody knows who it was [LINE-06] [SESSION-12]', () => {
    const unknown = aUser({ id: '' });
    const signIns = [
      [aSession(), () => signInElsewhere(anothersSession())],
      [aSession({ user: unknown }), () => signInElsewhere(aSession({ mark: 'access-2', user: unknown }))],
      // Whatever wrote it has named no customer with it.
      [aSession(), () => localStorage.setItem('access_token', 'access-2')],
    ] as const;
    for (const [own, signIn] of signIns) {
      const watch = watchOf(own);
      signIn();
      watch.settle();
      expect([kept(), sessionStorage.getItem('user'), sessionStorage.getItem('token')]).toEqual([
        [],
        null,
        null,
      ]);
    }
    expect(reloader.reloads).toBe(3);
  });

  it('goes also where the same one signs in once more after another [LINE-06]', () => {
    const watch = watchOf(aSession());
    signInElsewhere(anothersSession());
    watch.settle();
    signInElsewhere(aSession({ mark: 'access-3' }));
    watch.settle();
    expect(kept()).toEqual([]);
  });
});
