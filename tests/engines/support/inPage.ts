import type * as TestingLibrary from '@testing-library/dom';

/** Words as they are, or a regular expression's source. */
export type Words = { readonly are: string } | { readonly match: string };

/** One step to an element: by role and accessible name, by its text, for what has neither by a selector, or by its place. */
export type Step =
  | { readonly role: string; readonly name?: Words | undefined; readonly level?: number | undefined }
  | { readonly text: Words }
  | { readonly css: string }
  | { readonly at: number };

/** What a press needs: a point of the window, or why it cannot be pressed yet. */
export type Aim = { readonly x: number; readonly y: number } | { readonly not: string };

export interface InPage {
  readonly find: (steps: readonly Step[]) => HTMLElement[];
  readonly aim: (steps: readonly Step[]) => Promise<Aim>;
  /** Whether the press after the last aim began or ended on something else, which has not felt it. */
  readonly missed: () => boolean;
  /** Focuses a field with all of its text marked; false when it is not there. */
  readonly mark: (steps: readonly Step[]) => boolean;
}

// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside
/** The functions of the journeys in the page, which get them as a text. */
export const inPage = (library: typeof TestingLibrary): InPage => {
  let hasMissed = false;
  let endGuard = (): void => undefined;

  const wordsOf = (words: Words): string | RegExp => ('are' in words ? words.are : new RegExp(words.match));

  const within = (
    place: HTMLElement,
    step: Exclude<Step, { readonly at: number }>,
  ): readonly HTMLElement[] => {
    if ('css' in step) return [...place.querySelectorAll<HTMLElement>(step.css)];
    if ('text' in step)
      return library.queryAllByText(place, wordsOf(step.text)).filter((one) => one.checkVisibility());
    const { role, name, level } = step;
    const options = {
      ...(name === undefined ? {} : { name: wordsOf(name) }),
      ...(level === undefined ? {} : { level }),
    };
    return library.queryAllByRole(place, role, options);
  };

  const find = (steps: readonly Step[]): HTMLElement[] => {
    let places: HTMLElement[] = [document.body];
    for (const step of steps)
      places =
        'at' in step
          ? [places.at(step.at)].filter((place) => place !== undefined)
          : [...new Set(places.flatMap((place) => within(place, step)))];
    return places;
  };

  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Whether it is where it was two frames ago, once it was scrolled to. */
  const rests = async (element: HTMLElement): Promise<boolean> => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const before = element.getBoundingClientRect();
    await frame();
    await frame();
    const now = element.getBoundingClientRect();
    return before.x === now.x && before.y === now.y && before.width === now.width;
  };

  const takes = (element: HTMLElement, hit: EventTarget | null): boolean =>
    hit instanceof Element && (element.contains(hit) || hit.closest('label')?.control === element);

  /** Keeps the next press from everything but the element, which may move away before it. */
  const guard = (element: HTMLElement): void => {
    hasMissed = false;
    const end = new AbortController();
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      addEventListener(
        type,
        (event) => {
          // A page that moves while it is pressed takes the click elsewhere.
          if (type === 'pointerdown' || type === 'click') hasMissed ||= !takes(element, event.target);
          if (type === 'click') end.abort();
          if (!hasMissed) return;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        { capture: true, signal: end.signal },
      );
    endGuard = () => end.abort();
  };

  const missed = (): boolean => {
    endGuard();
    return hasMissed;
  };

  /** The middle of an element, unless something else would take the press. */
  const middle = (element: HTMLElement): Aim => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = Math.round(left + width / 2);
    const y = Math.round(top + height / 2);
    const hit = document.elementFromPoint(x, y);
    if (!takes(element, hit)) return { not: `is covered by ${String(hit?.outerHTML).slice(0, 120)}` };
    guard(element);
    return { x, y };
  };

  const aim = async (steps: readonly Step[]): Promise<Aim> => {
    const [element, ...others] = find(steps);
    if (element === undefined) return { not: 'is not there' };
    if (others.length > 0) return { not: `is there ${others.length + 1} times` };
    if (element.matches(':disabled, [aria-disabled="true"]')) return { not: 'is disabled' };
    return (await rests(element)) ? middle(element) : { not: 'moves' };
  };

  const mark = (steps: readonly Step[]): boolean => {
    const [field] = find(steps);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
    if (field.disabled || field.readOnly) return false;
    field.focus();
    if (field.type !== 'date') field.select();
    return document.activeElement === field;
  };

  return { find, aim, missed, mark };
};
