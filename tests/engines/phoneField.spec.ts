import { expect, test } from './support/engines.ts';
import type { Page } from './support/page.ts';

/** Keys as WebDriver names them. */
const [BACKSPACE, DELETE, HOME, RIGHT] = ['\uE003', '\uE017', '\uE011', '\uE014'];

const FIELD = 'document.querySelector("#session-phone")';

interface Held {
  readonly value: string;
  readonly caret: number;
}

const held = (portal: Page): Promise<Held> =>
  portal.ask<Held>(`({ value: ${FIELD}.value, caret: ${FIELD}.selectionStart })`);

const behindPrefix = HOME + RIGHT.repeat(3);

test('The mobile field takes every edit for what it was [ENTRY-08]', async ({ portal }) => {
  await portal.open('/login');
  await portal.role('textbox', 'Mobile Number').press();
  await portal.type('9187654');
  await portal.type(behindPrefix + BACKSPACE);
  expect(await held(portal)).toEqual({ value: '+919187654', caret: 3 });
  await portal.type(HOME + DELETE);
  expect(await held(portal)).toEqual({ value: '+919187654', caret: 3 });
  await portal.type('7');
  expect(await held(portal)).toEqual({ value: '+9179187654', caret: 4 });
  await portal.type('x');
  expect(await held(portal)).toEqual({ value: '+9179187654', caret: 4 });
  await portal.type('65');
  expect(await held(portal)).toEqual({ value: '+917659187654', caret: 6 });
  await portal.type('4');
  expect(await held(portal)).toEqual({ value: '+917659187654', caret: 6 });
  await portal.type(BACKSPACE + BACKSPACE);
  expect(await held(portal)).toEqual({ value: '+9179187654', caret: 4 });
  // Filled in by the browser: a value and an event, and nothing of what was done.
  await portal.ask(
    `(Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(${FIELD}, '098765 43210'),
      ${FIELD}.dispatchEvent(new Event('input', { bubbles: true })))`,
  );
  expect((await held(portal)).value).toBe('+919876543210');
});
