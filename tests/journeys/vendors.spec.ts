import type { Page } from '@playwright/test';
import type { Desk } from '../../scripts/desk.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { chatLog, noSocketAnswered } from './support/vendors.ts';

test.use({ vendors: true });
test.describe.configure({ mode: 'default' });

/** Every resource that the stand-ins use, by the directive that allows it; ports left out. */
const USED: readonly (readonly [directive: string, address: string])[] = [
  ['connect-src', 'http://captcha.localhost/captcha'],
  ['connect-src', 'http://analytics.localhost/events'],
  ['script-src-elem', 'http://chat.localhost/js/widget.js'],
  ['script-src-elem', 'http://chat.localhost/js/app.js'],
  ['style-src-elem', 'http://chat.localhost/css/widget.css'],
  ['img-src', 'http://chat.localhost/icon.svg'],
  ['media-src', 'http://sounds.localhost/notification.wav'],
  ['frame-src', 'http://chat.localhost/widget/'],
  ['connect-src', 'http://chat.localhost/app/config'],
  ['connect-src', 'ws://chat.localhost/socket'],
];

const isScript = (line: string): boolean => line.startsWith('script');

const withoutPort = (address: string): string => address.replace(/:\d+/, '');

/** What the policy refuses from now on, where it allows these directives no stand-in. */
const refusedWithout = async (page: Page, directives: RegExp): Promise<readonly string[]> => {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (told: string) => refused.push(withoutPort(told)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, 'tellRefused');
      if (typeof tell === 'function') void tell(`${effectiveDirective} ${blockedURI}`);
    });
  });
  // A routed page counts as one of the internet, which asks before it calls this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(/\/(?:login|sub-service\/24)$/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = (headers['content-security-policy'] ?? '').split('; ');
    const tight = policy.map((each) =>
      directives.test(each) ? each.replaceAll(/ \w+:\/\/\w+\.localhost:\d+/g, '') : each,
    );
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': tight.join('; ') } });
  });
  return refused;
};

/** Login, and a screen behind it: here the captcha is used, there the chat. */
const visit = async (page: Page, desk: Desk): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('+919876543210');
  await page.getByRole('checkbox', { name: 'I am not a robot' }).click();
  // A page that is left takes the vendor's answer with it.
  await expect(page.getByRole('checkbox', { checked: true }).or(page.getByRole('alert'))).toBeVisible();
  await enter(page, desk);
  await page.goto('/sub-service/24');
  await expect(page.getByRole('button', { name: 'Chat with Expert' })).toBeVisible();
};

test.describe('With a vendor of each kind that the sandbox plays', () => {
  test.beforeEach(({ incidents }) => {
    incidents.expect(noSocketAnswered);
  });

  test('the policy of the page lets each use every kind of resource that it has', async ({ page, desk }) => {
    const answered: string[] = [];
    page.on('response', (response) => answered.push(withoutPort(response.url())));
    page.on('websocket', (opened) => answered.push(withoutPort(opened.url())));
    await visit(page, desk);
    const unused = (): readonly string[] =>
      USED.map(([, address]) => address).filter((address) => !answered.includes(address));
    // A refusal would be an incident.
    await expect.poll(unused).toEqual([]);
  });

  // Of a frame the browser tells the origin alone.
  const told = USED.map(([directive, address]) =>
    directive === 'frame-src' ? `${directive} ${new URL(address).origin}` : `${directive} ${address}`,
  );
  for (const [name, directives, refusals] of [
    ['every directive but scripts', /^(?!script-src)/, told.filter((line) => !isScript(line))],
    // The second script is one that the first asks for.
    ['scripts', /^script-src/, told.filter(isScript).slice(0, 1)],
  ] as const)
    test(`a policy that is too tight for ${name} refuses what they use`, async ({
      page,
      desk,
      incidents,
    }) => {
      incidents.expect(/\.localhost/, /Content Security Policy/);
      const refused = await refusedWithout(page, directives);
      await visit(page, desk);
      await expect.poll(() => [...new Set(refused)].toSorted()).toEqual(refusals.toSorted());
    });

  test('the chat knows the customer, opens from Chat with Expert and forgets at log-out [CHAT-01] [CHAT-02] [CHAT-03]', async ({
    page,
    desk,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(withoutPort(request.url()));
    });
    const phone = await enter(page, desk);
    await page.goto('/sub-service/24');
    await expect
      .poll(async () => (await chatLog(page)).map(({ what }) => what), { timeout: 25_000 })
      .toContain('setProperties');
    const begun = await chatLog(page);
    expect(scripts.filter((address) => address.endsWith('/widget.js'))).toEqual([
      'http://chat.localhost/js/widget.js',
    ]);
    expect(begun.map(({ what }) => what)).toEqual(['loaded', 'init', 'setProperties']);
    const person = {
      firstName: 'Asha Verma',
      email: 'asha.verma@example.in',
      phone: phone.slice(3),
      phoneCountryCode: '+91',
    };
    expect(begun[1]?.value).toMatchObject({ ...person, externalId: expect.stringMatching(/^\d+$/) });
    expect(begun[2]?.value).toEqual(person);
    expect((begun[2]?.at ?? 0) - (begun[1]?.at ?? 0)).toBeGreaterThanOrEqual(990);
    await page.getByRole('button', { name: 'Chat with Expert' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
    await expect
      .poll(async () => (await chatLog(page)).slice(3).map(({ what }) => what))
      .toEqual(['open', 'clear', 'destroy']);
  });
});
