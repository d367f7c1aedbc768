/** A fault of the portal's own code, as an operator may hear of it: nothing of the customer. */
export interface Fault {
  readonly kind: 'error' | 'rejection';
  /** The error's class, such as TypeError. */
  readonly name: string;
  readonly message: string;
  /** The portal's own frames, innermost first: `name /assets/file.js:line:column`. */
  readonly stack: readonly string[];
  /** The pattern of the screen, such as /quotation/:quotationId. */
  readonly route: string;
}

/** How many different faults one page tells of. */
export const MOST_FAULTS = 10;

const HIDDEN = '…';
const LONGEST_MESSAGE = 200;
const MOST_FRAMES = 10;

/** What may hold a typed value: addresses, e-mails, quoted text, and numbers of four digits. */
const PERSONAL = [
  /\b[a-z][a-z+.-]*:\/\/\S+/gi,
  /[^\s"'<>]+@[^\s"'<>]+/g,
  /"[^"]*(?:"|$)/g,
  /`[^`]*(?:`|$)/g,
  /[^\s()]*\d(?:[ ,.-]?\d){3,}[^\s()]*/g,
] as const;

/** Quoted text too, but the name of a property that was not there. */
const QUOTED = /(reading |setting )?'[^']*(?:'|$)/g;

/** A message without what a customer may have typed. */
export const withoutValues = (message: string): string =>
  PERSONAL.reduce((text, pattern) => text.replaceAll(pattern, HIDDEN), message)
    .replaceAll(QUOTED, (all, property?: string) => (property === undefined ? HIDDEN : all))
    .slice(0, LONGEST_MESSAGE);

const FRAME = /(?:at (?:async )?([\w$.<>]+) \(|([\w$.<>]*)@)?https?:\/\/[^/\s]+(\/assets\/[\w.-]+:\d+:\d+)/;

/** The frames of a stack that are the portal's own; of others not even the name is told. */
export const ownFrames = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [found, chromium = '', others = '', place = ''] = FRAME.exec(line) ?? [];
      return found === undefined ? [] : [`${chromium || others} ${place}`.trim()];
    })
    .slice(0, MOST_FRAMES);
