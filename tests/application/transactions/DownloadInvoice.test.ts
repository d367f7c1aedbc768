import { isRight, left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { DownloadInvoice } from '../../../src/application/transactions/DownloadInvoice';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { aTransaction } from '../../domain/transactions/aTransaction';

const LINK = 'https://files.example/invoices/1.pdf?signed';

describe('an invoice is downloaded', () => {
  it('asks for the link of the invoice path and goes there [TXN-08]', async () => {
    const links = new InMemoryDownloadLinks(new Map([['invoices/1.pdf', LINK]]));
    const browser = new InMemoryBrowser();
    const outcome = await new DownloadInvoice(links, browser).execute(aTransaction());
    expect(isRight(outcome)).toBe(true);
    expect(links.asked).toEqual(['invoices/1.pdf']);
    expect(browser.left).toEqual([LINK]);
  });

  it('refuses an answer without a link and stays where it is [TXN-09]', async () => {
    const browser = new InMemoryBrowser();
    const outcome = await new DownloadInvoice(new InMemoryDownloadLinks(), browser).execute(aTransaction());
    expect(outcome).toEqual(left({ kind: 'LinkMissing' }));
    expect(browser.left).toEqual([]);
  });

  it('takes a link the browser refuses, such as a script, for a missing one', async () => {
    const links = new InMemoryDownloadLinks(new Map([['invoices/1.pdf', 'javascript:alert(1)']]));
    const browser = new InMemoryBrowser();
    browser.leaveFor = () => false;
    const outcome = await new DownloadInvoice(links, browser).execute(aTransaction());
    expect(outcome).toEqual(left({ kind: 'LinkMissing' }));
  });

  it('passes on a rejected request [TXN-10]', async () => {
    const links = new InMemoryDownloadLinks();
    links.fail();
    const outcome = await new DownloadInvoice(links, new InMemoryBrowser()).execute(aTransaction());
    expect(outcome).toEqual(left(gatewayError('ServerFault')));
  });

  it('asks nothing where there is no invoice', async () => {
    const links = new InMemoryDownloadLinks();
    const outcome = await new DownloadInvoice(links, new InMemoryBrowser()).execute(
      aTransaction({ invoicePath: '' }),
    );
    expect(outcome).toEqual(left({ kind: 'LinkMissing' }));
    expect(links.asked).toEqual([]);
  });
});
