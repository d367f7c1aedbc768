import type { Page } from '@playwright/test';

/** How long a translation may take to come, in ms. */
export const DELAYS = [0, 300, 900] as const;

const DELAY = '__translationDelay';

interface Translating {
  readonly name: string;
  readonly first: number;
}

/**
 * Translates every page as browsers do: each text is taken out and two nested font elements with its words stand in its
 * place, at first and again after each change. The words stay as they are, so that a journey finds its parts. What React
 * still writes into a text that was taken out would never be seen: it is an error on the console, which fails a journey.
 */
export const translate = async (page: Page, first: number): Promise<void> => {
  await page.addInitScript(
    (translating: Translating) => {
      const out = new WeakSet<Node>();
      const skipped = 'script, style, noscript, textarea, svg, font[data-translated]';
      const replace = (text: Text): void => {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        for (const font of [outer, inner]) font.dataset['translated'] = '';
        inner.append(text.data);
        outer.append(inner);
        out.add(text);
        text.replaceWith(outer);
      };
      const textsBelow = (root: Node): readonly Text[] => {
        const found: Text[] = [];
        const walk = (node: Node): void => {
          if (node instanceof Text) found.push(node);
          else if (!(node instanceof Element && node.matches(skipped))) node.childNodes.forEach(walk);
        };
        walk(root);
        return found.filter((text) => text.data !== '');
      };
      const run = (): void => {
        if (document.body !== null) textsBelow(document.body).forEach(replace);
      };
      let timer: number | undefined;
      const later = (): void => {
        const delay = Number(Reflect.get(window, translating.name));
        if (delay === 0) run();
        else timer ??= window.setTimeout(() => ((timer = undefined), run()), delay);
      };
      Reflect.set(window, translating.name, translating.first);
      new MutationObserver(later).observe(document, { childList: true, characterData: true, subtree: true });
      for (const [owner, key] of [
        [Node.prototype, 'nodeValue'],
        [CharacterData.prototype, 'data'],
      ] as const) {
        const usual = Object.getOwnPropertyDescriptor(owner, key);
        Object.defineProperty(owner, key, {
          ...usual,
          set(this: Node, value: string) {
            if (out.has(this)) console.error(`never seen: ${this.textContent} became ${value}`);
            usual?.set?.call(this, value);
          },
        });
      }
    },
    { name: DELAY, first } satisfies Translating,
  );
};

/** The same page translates after another delay from now on. */
export const translateAfter = (page: Page, delay: number): Promise<void> =>
  page.evaluate(([name, value]) => void Reflect.set(window, name, value), [DELAY, delay] as const);

/** Waits until no text of the page waits for its translation. */
export const translated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const skipped = 'script, style, noscript, textarea, svg, font';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { parentElement, textContent } = walker.currentNode;
      if (textContent !== '' && parentElement?.closest(skipped) === null) return false;
    }
    return true;
  });
};
