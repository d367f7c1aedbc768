import { none, type Option, some } from 'fp-ts/Option';
import { instant } from '../../domain/dates/instant';
import { correctionOf, leadAfter, type ServerLead } from '../../domain/dates/serverTime';
import { SafeStorage } from '../storage/SafeStorage';

/** Local storage, which log-out leaves alone: it says nothing of the customer, only of the device's clock. */
const KEY = 'portal.clockCorrection';

/** What the API's answers tell of the device's clock, remembered for the next page, which begins before its first answer. */
export class ServerTime {
  private lead: Option<ServerLead> = none;
  private corrected: number | undefined;

  constructor(private readonly storage = new SafeStorage(() => window.localStorage)) {}

  /** Milliseconds to add to the device's clock. */
  correction(): number {
    this.corrected ??= this.kept();
    return this.corrected;
  }

  /** Hears the header Date of an answer that has just come; one that is missing or unreadable tells nothing. */
  hear(header: string | null): void {
    const date = Date.parse(header ?? '');
    if (Number.isNaN(date)) return;
    const answer = { date: instant(date), device: instant(Date.now()), sincePageBegan: performance.now() };
    const lead = leadAfter(this.lead, answer);
    this.lead = some(lead);
    this.become(correctionOf(lead));
  }

  private become(correction: number): void {
    if (correction === this.correction()) return;
    this.corrected = correction;
    if (correction === 0) this.storage.remove(KEY);
    else this.storage.write(KEY, String(correction));
  }

  private kept(): number {
    const kept = Number(this.storage.read(KEY));
    return Number.isFinite(kept) ? kept : 0;
  }
}

/** One for the page: a session that begins again has a container of its own, and the device's clock stays what it is. */
export const serverTime = new ServerTime();
