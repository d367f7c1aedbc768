import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/** axe's findings on the current page, one line per element: rule, element, reason. No rule is disabled. */
export const findings = async (page: Page): Promise<readonly string[]> => {
  // What has scrolled half under the top bar is no target there.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } }, runOnly: { type: 'tag', values: TAGS } })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n').slice(1, 3).join(' ').trim();
      return `${id}: ${target.join(' ')} (${why})`;
    }),
  );
};
