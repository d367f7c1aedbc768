import type { SmsCodes } from '../../application/ports/SmsCodes';

/** One form's wait for a text message; a new one ends the former. */
export class SmsWait {
  private stop: () => void = () => undefined;

  constructor(private readonly codes: SmsCodes) {}

  begin(onCode: (code: string) => void): void {
    this.end();
    this.stop = this.codes.next(onCode);
  }

  end(): void {
    this.stop();
    this.stop = () => undefined;
  }
}
