import { isNode, type Json } from './theDocument.ts';

/** Shorter texts would hide ordinary words. */
const SHORTEST = 3;

/** Fields whose values are ordinary words, though they stand in a customer's record. */
const OPEN_FIELDS = ['status', 'success', 'message', 'type', 'country', 'nationality', 'state'];

/** What belongs to the customer who asks: no report may show it. */
export class Personal {
  private readonly known = new Set<string>();

  add(text: string): void {
    for (const part of [text, ...text.split(/[\s@.,]+/)])
      if (part.length >= SHORTEST) this.known.add(part.toLowerCase());
  }

  /** Takes every text of the customer's own record. */
  addRecord(value: Json | undefined): void {
    if (!isNode(value)) return;
    for (const [key, inside] of Object.entries(value)) {
      if (typeof inside === 'string' && !OPEN_FIELDS.includes(key)) this.add(inside);
      this.addRecord(inside);
    }
  }

  readonly isPersonal = (text: string): boolean => {
    const small = text.toLowerCase();
    return [...this.known].some((known) => small.includes(known));
  };
}
