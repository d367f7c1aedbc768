import { type Option, fromNullable, none, some } from 'fp-ts/Option';
import type { SessionStorage } from '../../src/application/ports/SessionStorage';
import type { ReturnPlace } from '../../src/domain/session/destination';
import type { OtpStep } from '../../src/domain/session/otpStep';
import {
  isSameUser,
  type Session,
  type SessionMark,
  sessionMark,
  type User,
} from '../../src/domain/session/user';

/** Browser storage as two maps with the specified keys (STOR-01, STOR-02); `elsewhere` plays another tab. */
export class InMemorySessionStorage implements SessionStorage {
  readonly session = new Map<string, string>();
  readonly local = new Map<string, string>();
  /** False: the browser blocks its storage. */
  isKept = true;
  /** Whose session each mark is, for every tab. */
  private readonly owners = new Map<string, User>();
  private kept: Option<User> = none;
  private place: Option<ReturnPlace> = none;
  private step: Option<OtpStep> = none;
  private readonly listeners = new Set<() => void>();
  private readonly backListeners = new Set<() => void>();

  mark(): Option<SessionMark> {
    const stored = this.local.get('access_token')?.trim() ?? '';
    return stored === '' ? none : some(sessionMark(stored));
  }

  outlivesPage(): boolean {
    return this.isKept;
  }

  user(): Option<User> {
    return this.kept;
  }

  keep(session: Session): void {
    this.local.set('access_token', session.mark);
    this.session.set('token', session.mark);
    this.session.set('refresh_token', session.refreshToken);
    this.keepUser(session.user);
    this.forgetOtpStep();
  }

  keepUser(user: User): void {
    const [own, mark] = [this.session.get('token'), this.local.get('access_token')];
    if (own !== undefined && own !== mark) return;
    if (mark !== undefined) this.owners.set(mark, user);
    this.kept = some(user);
    this.session.set('user', JSON.stringify(user));
  }

  follow(): boolean {
    const [own, mark] = [this.session.get('token'), this.local.get('access_token')];
    if (own === undefined || mark === undefined || own === mark) return false;
    const owner = this.owners.get(mark);
    if (owner !== undefined && isSameUser(this.kept, owner)) this.session.set('token', mark);
    else this.forgetUser();
    return true;
  }

  forgetUser(): void {
    this.kept = none;
    this.forgetReturnPlace();
    this.forgetOtpStep();
    this.session.delete('token');
    this.session.delete('user');
  }

  hasCustomerEntries(): boolean {
    return this.session.has('token') || this.session.has('user');
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

  otpStep(): Option<OtpStep> {
    return this.step;
  }

  keepOtpStep(step: OtpStep): void {
    this.step = some(step);
  }

  forgetOtpStep(): void {
    this.step = none;
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

  hadCustomer(): boolean {
    return this.local.has('service_id');
  }

  onShownAgain(listener: () => void): () => void {
    this.backListeners.add(listener);
    return () => void this.backListeners.delete(listener);
  }

  /** Plays Back to this page after other documents have changed local storage. */
  shownAgain(change: (local: Map<string, string>) => void): void {
    change(this.local);
    for (const listener of this.backListeners) listener();
  }

  onChangeElsewhere(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Plays a sign-in in another tab, of which this one has not heard yet. */
  signInElsewhere({ mark, user }: Session): void {
    this.local.set('access_token', mark);
    this.owners.set(mark, user);
  }

  /** Plays another tab that changes local storage, and notifies this tab. */
  elsewhere(change: (local: Map<string, string>) => void): void {
    change(this.local);
    for (const listener of this.listeners) listener();
  }
}
