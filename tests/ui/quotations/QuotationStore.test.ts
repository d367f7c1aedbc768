import { describe, expect, it } from 'vitest';
import { DownloadFile } from '../../../src/application/documents/DownloadFile';
import { AcceptQuotation } from '../../../src/application/quotations/AcceptQuotation';
import { DenyQuotation } from '../../../src/application/quotations/DenyQuotation';
import { LoadQuotationDetail } from '../../../src/application/quotations/LoadQuotationDetail';
import { QuotationStore } from '../../../src/ui/quotations/QuotationStore';
import { keptForms } from '../../doubles/keptForms';
import { aQuotationBackend } from './openQuotations';

const aStore = () => {
  const { quotations, links, browser, ...rest } = aQuotationBackend();
  const store = new QuotationStore({
    loadDetail: new LoadQuotationDetail({ quotations }),
    accept: new AcceptQuotation({ quotations }),
    deny: new DenyQuotation({ quotations }),
    download: new DownloadFile({ links, browser }),
    forms: keptForms(),
    ...rest,
  });
  return { store, links, browser, ...rest };
};

describe('a quotation file whose download is cancelled', () => {
  it('neither navigates nor shows a failure', async () => {
    const { store, links, browser, notifier } = aStore();
    const downloading = store.downloading.run('quotations/12.pdf');
    store.downloading.cancel();
    await downloading;
    expect(links.asked).toEqual(['quotations/12.pdf']);
    expect(browser.left).toEqual([]);
    expect(notifier.failures).toEqual([]);
  });
});
