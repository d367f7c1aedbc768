import type { BrowserContext, Page } from '@playwright/test';
import { hostileFields, hostileName } from './hostileFields.ts';

const ENDING = /\.\w+$/;

interface Settings {
  /** Which attack is the first. */
  readonly first?: number;
  /** Fields that this journey needs as they are. */
  readonly without?: readonly string[];
  /** What every second address becomes instead. */
  readonly addresses?: readonly string[];
}

/**
 * Replaces free texts with attacks in turn, so that over several pages each field gets each attack.
 */
export class Infection {
  private readonly attacks: readonly string[];
  private readonly without: readonly string[];
  private readonly addresses: readonly string[];
  private readonly turns: Record<'text' | 'address', number>;
  readonly fields = new Set<string>();

  constructor(
    attacks: readonly string[],
    { first = 0, without = [], addresses: others = attacks }: Settings = {},
  ) {
    this.attacks = attacks;
    this.without = without;
    this.addresses = others;
    this.turns = { text: first, address: first };
  }

  private spread(value: unknown, field = '', record = ''): unknown {
    if (Array.isArray(value)) return value.map((part) => this.spread(part, field, record));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, this.spread(part, name, field)]),
      );
    if (typeof value !== 'string') return value;
    if (/^[[{]/.test(value)) return this.inside(value, field, record);
    return this.attacked(hostileName(record, field), value);
  }

  private inside(text: string, field: string, record: string): string {
    try {
      const value: unknown = JSON.parse(text);
      return JSON.stringify(this.spread(value, field, record));
    } catch {
      return text;
    }
  }

  private attacked(name: string, value: string): string {
    const written = hostileFields[name];
    if ((written !== 'text' && written !== 'address') || this.without.includes(name)) return value;
    this.fields.add(name);
    const attack = this.next(written);
    // The ending tells of which kind a file is, and what can be done with it.
    return name === 'file_name' ? attack + (ENDING.exec(value)?.[0] ?? '') : attack;
  }

  private next(kind: 'text' | 'address'): string {
    this.turns[kind] += 1;
    const turn = this.turns[kind];
    const half = Math.floor(turn / 2);
    const [list, at] =
      kind === 'text' ? [this.attacks, turn] : [turn % 2 === 0 ? this.addresses : this.attacks, half];
    return list[at % list.length] ?? '';
  }

  /** Infects every further response of the backend, the marketing site and the deployment. */
  async on(pages: Page | BrowserContext): Promise<void> {
    await pages.route(/\/(api\/(v3|recent-blogs)|deadlines\.json|portal\.config\.json)/, async (route) => {
      const response = await route.fetch();
      if (!(response.headers()['content-type'] ?? '').includes('json'))
        return route.fulfill({ response: response });
      return route.fulfill({ response: response, json: this.spread(await response.json()) });
    });
  }
}
