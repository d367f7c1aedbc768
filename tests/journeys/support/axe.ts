import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every kind of rule up to AA, best practices and what axe still tries out. */
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

/** What axe finds on the page as it stands, one line an element: rule, element, why. Nothing is switched off. */
export const findings = async (page: Page): Promise<readonly string[]> => {
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
