import type { Timer } from '../../application/ports/Timer';

export class SystemTimer implements Timer {
  after(milliseconds: number, action: () => void): () => void {
    const handle = setTimeout(action, milliseconds);
    return () => {
      clearTimeout(handle);
    };
  }
}
