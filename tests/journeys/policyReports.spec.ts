import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { HOW } from '../../scripts/leftOut.ts';
import { hasNginx, isLeftOut } from '../../scripts/machine.ts';
import { ask } from './support/ask.ts';
import { expect, test } from './support/collectors.ts';
import { startNginx } from './support/nginx.ts';

test('the nginx example writes down what violated the policy, and nothing of the customer (needs nginx)', async ({
  sandbox,
}) => {
  test.skip(isLeftOut('nginx', hasNginx()), `nginx is missing: ${HOW.nginx}`);
  const given: unknown = await (await fetch(`${sandbox.address}/portal.config.json`)).json();
  const dist = `${process.cwd()}/${process.env['SANDBOX_DIST'] ?? 'dist'}`;
  const nginx = await startNginx(sandbox.address, {
    dist,
    previous: '/nowhere',
    portal: { ...Object(given), reports: { policy: '/policy-reports' } },
  });
  // The headless shell sends no reports, and the whole browser keeps them for a minute.
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...chromiumFlags, '--short-reporting-delay', '--ignore-certificate-errors'],
  });
  const page = await browser.newPage();
  await page.goto(`${nginx.address}/login?name=Asha`);
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/picture.png?pan=ABCPV1234D';
  });
  await expect.poll(nginx.violations).toMatch(/ img-src https:\/\/elsewhere\.example -\n/);
  // As Firefox and Safari tell it.
  const report = {
    'document-uri': `${nginx.address}/task-detail/3?name=Asha`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'source-file': `${nginx.address}/assets/index-a1.js`,
    'script-sample': 'let pan = "ABCPV1234D"',
  };
  const { status } = await ask(`${nginx.address}/policy-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({ 'csp-report': report }),
  });
  expect(status).toBe(204);
  await expect.poll(nginx.violations).toMatch(/ script-src-elem inline \/assets\/index-a1\.js\n/);
  expect(nginx.violations()).not.toMatch(/Asha|ABCPV|picture|login|task/);
  await browser.close();
  await nginx.stop();
});
