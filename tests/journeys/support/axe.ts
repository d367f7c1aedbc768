import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

/** Every rule up to AA, best practices and axe's experimental rules. */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
  'experimental',
  'EN-301-549',
  'TTv5',
];

// Only violations are read: naming every element that is in order would take as long as the rules themselves.
const OPTIONS: axe.RunOptions = {
  rules: { 'target-size': { enabled: true } },
  runOnly: { type: 'tag', values: TAGS },
  resultTypes: ['violations'],
};

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A document keeps axe, so that a screen is inspected at several widths without compiling it again. */
const bring = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
};

/** axe's findings on the current page, one line per element: rule, element, reason. No rule is disabled. */
export const findings = async (page: Page): Promise<readonly string[]> => {
  await Promise.all(page.frames().map(bring));
  return page.evaluate(async (options) => {
    // However short a transition is, it shows its first colour until a frame has begun it and a later one ends it.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    // What has scrolled half under the top bar is no target there.
    window.scrollTo(0, 0);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `bring` has put it there
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
    const { violations } = await run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const why = (failureSummary ?? '').split('\n').slice(1, 3).join(' ').trim();
        return `${id}: ${target.join(' ')} (${why})`;
      }),
    );
  }, OPTIONS);
};
