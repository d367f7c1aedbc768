/** The developer's console. Never anything personal: no phone, token, name or amount. */
export abstract class Log {
  abstract info(message: string, detail?: unknown): void;
  abstract failure(message: string, detail?: unknown): void;
}
