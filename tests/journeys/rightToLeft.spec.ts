import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { Infection } from './support/infect.ts';
import { openSettled } from './support/openScreen.ts';

const NAME = 'שלום!';

/** Where the letters of the heading and the sign behind them stand, and where the heading begins. */
const placesIn = (heading: Element, name: string) => {
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(name) ?? -1;
    if (at < 0) continue;
    const leftOf = (index: number): number => {
      const range = document.createRange();
      range.setStart(node, at + index);
      range.setEnd(node, at + index + 1);
      return range.getBoundingClientRect().left;
    };
    return { letter: leftOf(0), sign: leftOf(4), begin: heading.getBoundingClientRect().left };
  }
  return undefined;
};

test('A name written from right to left keeps its order in headings and in the title', async ({
  page,
  desk,
  incidents,
}) => {
  incidents.expect(/^(response|console|request): .*\/media\//, /^(response|console): .*404.*\/(?!api)/);
  await enter(page, desk);
  await new Infection([NAME]).on(page);
  await openSettled(page, '/sub-service/31');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(NAME);
  const places = await heading.evaluate(placesIn, NAME);
  expect(places?.sign).toBeLessThan(places?.letter ?? 0);
  expect((places?.sign ?? 0) - (places?.begin ?? 0)).toBeLessThan(40);
  // The brand has the name too.
  expect(await page.title()).toBe(`\u2068${NAME}\u2069 · ${NAME}`);
});
