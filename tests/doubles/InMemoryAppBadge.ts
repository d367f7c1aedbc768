import type { AppBadge } from '../../src/application/ports/AppBadge';

/** The numbers that an icon has shown, in order. */
export class InMemoryAppBadge implements AppBadge {
  readonly shown: (number | 'cleared')[] = [];

  show(count: number): void {
    this.shown.push(count);
  }

  clear(): void {
    this.shown.push('cleared');
  }
}
