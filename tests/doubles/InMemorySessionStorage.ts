import { type Option, fromNullable, none, some } from 'fp-ts/Option';
import type { SessionStorage } from '../../src/application/ports/SessionStorage';
import type { ReturnPlace } from '../../src/domain/session/destination';
import type { Session, User } from '../../src/domain/session/user';

/** Browser storage as two maps with the specified keys (STOR-01, STOR-02); `elsewhere` plays another tab. */
export class InMemorySessionStorage implements SessionStorage {
  readonly session = new Map<string, string>();
  readonly local = new Map<string, string>();
  private kept: Option<User> = none;
  private place: Option<ReturnPlace> = none;
  private readonly listeners = new Set<() => void>();

  accessToken(): Option<string> {
    return fromNullable(this.local.get('access_token'));
  }

  user(): Option<User> {
    return this.kept;
  }

  keep(session: Session): void {
    this.local.set('access_token', session.accessToken);
    this.session.set('token', session.accessToken);
    this.session.set('refresh_token', session.refreshToken);
    this.keepUser(session.user);
  }

  keepUser(user: User): void {
    this.kept = some(user);
    this.session.set('user', JSON.stringify(user));
  }

  isForeign(): boolean {
    const own = this.session.get('token');
    return own !== undefined && own !== this.local.get('access_token');
  }

  forgetUser(): void {
    this.kept = none;
    this.forgetReturnPlace();
    this.session.delete('token');
    this.session.delete('user');
  }

  leave(): void {
    this.forgetUser();
    this.local.delete('access_token');
  }

  returnPlace(): Option<ReturnPlace> {
    return this.place;
  }

  keepReturnPlace(place: ReturnPlace): void {
    this.place = some(place);
  }

  forgetReturnPlace(): void {
    this.place = none;
  }

  discardRefreshToken(): void {
    this.session.delete('refresh_token');
  }

  campaign(): Option<string> {
    return fromNullable(this.session.get('camp'));
  }

  keepCampaign(campaign: string): void {
    this.session.set('camp', campaign);
  }

  markServiceEntry(): void {
    this.local.set('service_id', '1');
  }

  onChangeElsewhere(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Plays another tab that changes local storage, and notifies this tab. */
  elsewhere(change: (local: Map<string, string>) => void): void {
    change(this.local);
    for (const listener of this.listeners) listener();
  }
}
