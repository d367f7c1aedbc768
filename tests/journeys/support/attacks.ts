import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const corpus: readonly { readonly payload: string }[] = JSON.parse(
  readFileSync('tests/data/xss-payloads.json', 'utf8'),
);

/** HTML that runs something wherever it is taken for more than text. */
export const payloads = corpus.map(({ payload }) => payload);

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

/** The functions that the corpus's attacks try to call. */
const ATTACKERS = ['alert', 'confirm', 'prompt', 'print'];

/** Records calls by attacks outside the page, because an attack could clear a list inside it. */
export const watchForCalls = async (page: Page): Promise<readonly string[]> => {
  const ran: string[] = [];
  await page.exposeFunction('reportAttack', (name: string) => ran.push(name));
  await page.addInitScript((names) => {
    for (const name of names)
      Reflect.set(window, name, () => {
        const report: unknown = Reflect.get(window, 'reportAttack');
        if (typeof report === 'function') report(name);
      });
  }, ATTACKERS);
  return ran;
};

export interface Damage {
  readonly ran: readonly string[];
  /** Requests to another host, and calls that carry a token to another origin. */
  readonly abroad: readonly string[];
}

export const noDamage: Damage = { ran: [], abroad: [] };

/** Records what an attack does in this page and in tabs that it opens. */
export const watchDamage = async (page: Page): Promise<Damage> => {
  const abroad: string[] = [];
  let portal: string | undefined;
  page.context().on('request', (request) => {
    const { hostname, origin, protocol } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    // The first request of a journey is for a page of the portal.
    portal ??= origin;
    if (!['localhost', '127.0.0.1'].includes(hostname)) abroad.push(request.url());
    if (request.headers()['authorization'] !== undefined && origin !== portal)
      abroad.push(`token for ${request.url()}`);
  });
  return { ran: await watchForCalls(page), abroad };
};

/**
 * Triggers pointer, focus and animation handlers on everything shown; returns what is left of an attack in the page's
 * elements.
 */
export const remainsOfAttacks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const events = ['pointerover', 'mouseover', 'mouseenter', 'wheel', 'toggle', 'animationstart'];
    const elements = [...document.querySelectorAll('body *')];
    for (const element of elements) {
      for (const name of events) element.dispatchEvent(new Event(name));
      if (element instanceof HTMLElement) element.focus();
    }
    const foreign = ['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'MATH'];
    const leading = [
      'href',
      'xlink:href',
      'src',
      'srcset',
      'action',
      'formaction',
      'poster',
      'data',
      'background',
    ];
    // A number to call is digits alone (tel:), an address to write to nothing more (mailto:).
    const safe = /^(https?:\/\/|\/(?![/\\])|#|tel:\+?\d+$|mailto:[\w.-]+@[\w.-]+$)/;
    const safePicture = /^(https?:\/\/|\/(?![/\\])|blob:|data:image\/)/;
    return elements.flatMap((element) => [
      ...(foreign.includes(element.tagName) ? [element.outerHTML.slice(0, 120)] : []),
      ...element
        .getAttributeNames()
        .filter(
          (name) =>
            name.startsWith('on') ||
            name === 'srcdoc' ||
            (leading.includes(name) &&
              !(name === 'src' ? safePicture : safe).test(element.getAttribute(name) ?? '')),
        )
        .map((name) => `${element.tagName} ${name}=${element.getAttribute(name) ?? ''}`),
    ]);
  });
