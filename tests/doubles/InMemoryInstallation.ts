import type { Installation, InstallWay } from '../../src/application/ports/Installation';

/** An offer that a test lets stand; it counts what was achieved. */
export class InMemoryInstallation implements Installation {
  way: InstallWay = 'none';
  achievements = 0;
  private readonly listeners = new Set<() => void>();

  achieved(): void {
    this.achievements += 1;
  }

  offered(): InstallWay {
    return this.way;
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  install(): void {
    this.decline();
  }

  offer(): void {
    this.become('ask');
  }

  decline(): void {
    this.become('none');
  }

  private become(way: InstallWay): void {
    this.way = way;
    for (const listener of this.listeners) listener();
  }
}
