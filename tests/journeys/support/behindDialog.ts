import type { Page } from '@playwright/test';

type Node = Awaited<ReturnType<typeof treeOf>>[number];

/** The browser's accessibility tree of the page. */
const treeOf = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes;
};

const textOf = (value: Node['name']): string => (typeof value?.value === 'string' ? value.value : '');

/** What a screen reader stops at or lists; a landmark alone says nothing. */
const STOPS = new Set([
  'button',
  'checkbox',
  'combobox',
  'heading',
  'img',
  'image',
  'link',
  'listitem',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'StaticText',
  'tab',
  'textbox',
]);

/** What stays within reach on purpose: messages and the bars that stand above a dialog. */
const ABOVE = '.portal-notices, .portal-bars';

/**
 * What the browser tells a screen reader of outside the dialog that was opened last, each as its role and name. Empty if
 * the page behind it is out of reach.
 */
export const exposedBehind = async (page: Page): Promise<readonly string[]> => {
  const nodes = await treeOf(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const texts = await page.locator(ABOVE).allInnerTexts();
  const dialogs = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'dialog');
  const last = dialogs.at(-1);
  const isWithin = (node: Node): boolean => {
    for (let one: Node | undefined = node; one !== undefined; one = byId.get(one.parentId ?? ''))
      if (one === last) return true;
    return false;
  };
  return nodes
    .filter((node) => !node.ignored && STOPS.has(textOf(node.role)) && !isWithin(node))
    .map((node) => `${textOf(node.role)} ${textOf(node.name)}`.trim())
    .filter((line) => !texts.some((text) => text.includes(line.replace(/^\w+ /, ''))));
};
