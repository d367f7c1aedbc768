import { makeAutoObservable } from 'mobx';
import type { OfferReload } from '../../application/release/OfferReload';

/** Whether the open page needs code that a new release has removed (LINE-01). */
export class NewReleaseStore {
  isOffered = false;

  constructor(private readonly deps: { readonly offer: OfferReload }) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Offers to reload; false when that would not help, so that the failure has to be shown. */
  async offer(): Promise<boolean> {
    this.setOffered(await this.deps.offer.prepare());
    return this.isOffered;
  }

  reload(): void {
    this.deps.offer.reload();
  }

  private setOffered(isOffered: boolean): void {
    this.isOffered ||= isOffered;
  }
}
