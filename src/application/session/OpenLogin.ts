import { type Option, fromPredicate, isNone, isSome } from 'fp-ts/Option';
import { campaignToKeep } from '../../domain/session/campaign';
import { storeListing } from '../../domain/session/storeListing';
import type { Deployment } from '../configuration/Deployment';
import type { Browser } from '../ports/Browser';
import type { SessionStorage } from '../ports/SessionStorage';

const given = fromPredicate((address: string) => address !== '');

/** What happens when the Login screen opens (LOGIN-03, LOGIN-32, SESSION-09). */
export class OpenLogin {
  constructor(
    private readonly deps: {
      readonly storage: SessionStorage;
      readonly browser: Browser;
      readonly deployment: Deployment;
    },
  ) {}

  /** Keeps the campaign, discards a left-over refresh token, and sends phones to the store's listing. */
  execute(campaign: Option<string>): void {
    this.deps.storage.keepCampaign(campaignToKeep(campaign, this.deps.storage.campaign()));
    if (isNone(this.deps.storage.mark())) this.deps.storage.discardRefreshToken();
    const { androidApp, iosApp } = this.deps.deployment.configuration.links;
    const listing = storeListing(this.deps.browser.userAgent(), {
      androidApp: given(androidApp),
      iosApp: given(iosApp),
    });
    if (isSome(listing)) this.deps.browser.replaceWith(listing.value);
  }
}
