import { isLeft } from 'fp-ts/Either';
import type { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import type { SupportChat } from '../../application/ports/SupportChat';
import { requestAgain } from '../../domain/quotations/requestAgain';
import type { QuotationEntry } from '../../domain/quotations/sections';
import { Command } from '../state/Command';
import { texts } from '../texts/texts';

type Go = (path: string) => void;

const idOf = (entry: QuotationEntry): string =>
  entry.kind === 'quotation' ? entry.quotation.id : entry.request.id;

/** Leads to where the same is asked for again; to a person where the catalogue cannot tell. */
export class RequestAgainStore {
  readonly asking: Command<readonly [QuotationEntry, Go]>;

  constructor(private readonly deps: { readonly catalogue: CatalogueGateway; readonly chat: SupportChat }) {
    this.asking = new Command(({ signal }, entry, go) => this.ask(entry, go, signal));
  }

  private async ask(entry: QuotationEntry, go: Go, signal: AbortSignal): Promise<void> {
    const services = await this.deps.catalogue.services(signal)();
    if (signal.aborted) return;
    const place = requestAgain(entry, isLeft(services) ? [] : services.right);
    if (place.kind === 'page') go(place.path);
    else this.deps.chat.open(texts().quotation.requestAgainLine(entry.kind, idOf(entry)));
  }
}
