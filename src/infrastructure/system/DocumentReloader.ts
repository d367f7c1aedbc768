import type { Reloader } from '../../application/ports/Reloader';

/** The first file that the portal reads at every start. */
const FIRST_FILE = '/portal.config.json';

export class DocumentReloader implements Reloader {
  reload(): void {
    window.location.reload();
  }

  async canReload(): Promise<boolean> {
    try {
      return (await window.fetch(FIRST_FILE, { cache: 'no-store' })).ok;
    } catch {
      return false;
    }
  }
}
