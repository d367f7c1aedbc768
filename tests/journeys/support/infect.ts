import type { Page } from '@playwright/test';

/** Response fields that contain free text or an address; ids, codes, dates and amounts stay. */
const INJECTED = new Set([
  'answer',
  'avatar',
  'body',
  'category_name',
  'content',
  'description',
  'displayname',
  'expert_remarks',
  'file_name',
  'filepath',
  'file_path',
  'frequency',
  'hint',
  'icon',
  'img_path',
  'invoice_path',
  'link',
  'message',
  'name',
  'path',
  'question',
  'remarks',
  'service_name',
  'tag',
  'terms_and_conditions',
  'thumbnail',
  'title',
  'uploaded_by',
  'url',
  'value',
  'address',
  'bank_name',
  'bank_branch',
  'country',
  'nationality',
  'state',
  'status_text',
]);

/** Addresses that could mislead a link, an image or a download. */
export const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  '"onmouseover="alert(1)',
];

/** Replaces free texts with attacks in turn, so that over several pages each field gets each attack. */
export class Infection {
  private next: number;
  private readonly attacks: readonly string[];
  readonly fields = new Set<string>();

  constructor(attacks: readonly string[], first = 0) {
    this.attacks = attacks;
    this.next = first;
  }

  spread(value: unknown, field = ''): unknown {
    if (Array.isArray(value)) return value.map((part) => this.spread(part, field));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.spread(part, name)]));
    if (typeof value !== 'string') return value;
    if (/^[[{]/.test(value)) return this.inside(value);
    return INJECTED.has(field) ? this.attack(field) : value;
  }

  private inside(text: string): string {
    try {
      const value: unknown = JSON.parse(text);
      return JSON.stringify(this.spread(value));
    } catch {
      return text;
    }
  }

  private attack(field: string): string {
    this.fields.add(field);
    this.next += 1;
    return this.attacks[this.next % this.attacks.length] ?? '';
  }

  /** Infects every further response of the backend and the marketing site. */
  async on(page: Page): Promise<void> {
    await page.route(/\/api\/(v3|recent-blogs)/, async (route) => {
      const response = await route.fetch();
      if (!(response.headers()['content-type'] ?? '').includes('json'))
        return route.fulfill({ response: response });
      return route.fulfill({ response: response, json: this.spread(await response.json()) });
    });
  }
}
