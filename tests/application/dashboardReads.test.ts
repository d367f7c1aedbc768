import { left, right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { LoadRecentBlogs } from '../../src/application/blogs/LoadRecentBlogs';
import { LoadServices } from '../../src/application/catalogue/LoadServices';
import { gatewayError } from '../../src/application/ports/gatewayError';
import { LoadQuotationSummaries } from '../../src/application/quotations/LoadQuotationSummaries';
import { LoadTasks } from '../../src/application/work/LoadTasks';
import { InMemoryBlogGateway } from '../doubles/InMemoryBlogGateway';
import { InMemoryCatalogueGateway } from '../doubles/InMemoryCatalogueGateway';
import { InMemoryQuotationGateway } from '../doubles/InMemoryQuotationGateway';
import { InMemoryWorkGateway } from '../doubles/InMemoryWorkGateway';
import { aService } from '../domain/catalogue/aService';
import { aTask } from '../domain/work/aTask';

const aBlog = { id: '1', title: 'Old or new', link: '', thumbnail: '', category: '', date: none };
const aSummary = { id: '12', names: ['GST'], status: 'pending', createdAt: none } as const;

describe('what the dashboard reads comes as the backend has it, and fails as it fails', () => {
  it('reads tasks', async () => {
    const gateway = new InMemoryWorkGateway([aTask()]);
    expect(await new LoadTasks(gateway).execute()).toEqual(right([aTask()]));
    gateway.fail();
    expect(await new LoadTasks(gateway).execute()).toEqual(left(gatewayError('ServerFault')));
  });

  it('reads services', async () => {
    const gateway = new InMemoryCatalogueGateway([aService()]);
    expect(await new LoadServices(gateway).execute()).toEqual(right([aService()]));
  });

  it('reads blogs', async () => {
    const gateway = new InMemoryBlogGateway([aBlog]);
    expect(await new LoadRecentBlogs(gateway).execute()).toEqual(right([aBlog]));
    gateway.fail('Unreachable');
    expect(await new LoadRecentBlogs(gateway).execute()).toEqual(left(gatewayError('Unreachable')));
  });

  it('reads quotation summaries', async () => {
    const gateway = new InMemoryQuotationGateway([aSummary]);
    expect(await new LoadQuotationSummaries(gateway).execute()).toEqual(right([aSummary]));
  });
});
