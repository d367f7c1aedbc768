import { isNone } from 'fp-ts/Option';
import {
  type LoginQuery,
  destinationAfterLogin,
  ownAddress,
  returnAddress,
} from '../../domain/session/destination';
import type { Browser } from '../ports/Browser';
import type { Clock } from '../ports/Clock';
import type { SessionStorage } from '../ports/SessionStorage';

/** Leads a visitor who was turned away back to that address after signing in (AMB-51). */
export class ReturnAfterSignIn {
  constructor(
    private readonly deps: {
      readonly storage: SessionStorage;
      readonly clock: Clock;
      readonly browser: Browser;
    },
  ) {}

  /**
   * A visitor meets an address that needs a session. On a browser that somebody has signed in on before, it may be the last
   * customer's page, met again by Back or a reload: only one that was opened newly, by a link or by hand, is remembered.
   */
  turnAway(address: string, isFirstOfPage: boolean): void {
    const { storage, browser } = this.deps;
    if (!storage.hadCustomer() || (isFirstOfPage && browser.isNewVisit())) this.rememberAddress(address);
  }

  /** Remembers the address that a visitor was turned away from; an address outside the portal is forgotten. */
  rememberAddress(address: string): void {
    const own = ownAddress(address);
    if (isNone(own)) this.deps.storage.forgetReturnPlace();
    else this.deps.storage.keepReturnPlace({ address: own.value, at: this.deps.clock.device() });
  }

  /** Called when Login or Sign Up was opened by its own address: nobody was turned away. */
  forgetAddress(): void {
    this.deps.storage.forgetReturnPlace();
  }

  /** Where a customer goes after signing in; a remembered address is used once. */
  destination(query: LoginQuery): string {
    const place = this.deps.storage.returnPlace();
    this.deps.storage.forgetReturnPlace();
    return destinationAfterLogin(query, returnAddress(place, this.deps.clock.device()));
  }
}
