import type { Reloader } from '../../application/ports/Reloader';

export class DocumentReloader implements Reloader {
  reload(): void {
    window.location.reload();
  }
}
