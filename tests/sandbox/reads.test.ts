import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
let token: string;
beforeAll(async () => {
  running = await startSandbox();
  ({ token } = await running.logIn('+919876543210'));
});
afterAll(() => running.close());

const read = async (path: string) => (await running.get(path, token)).body;
const statuses = (rows: readonly { status: number }[]): number[] =>
  [...new Set(rows.map((row) => row.status))].toSorted((a, b) => a - b);

const namesFound = async (query: string): Promise<readonly string[]> => {
  const found: readonly { readonly name: string }[] = (await read(`user/search?query=${query}`)).data.data;
  return found.map(({ name }) => name.replaceAll(/<\/?b>/g, ''));
};

describe("the demo customer's reads", () => {
  it('nest each list as deeply as specified', async () => {
    const [orders, quotations, requests, tasks, search] = await Promise.all(
      ['user/orders', 'user/quotations', 'user/quotation-request', 'user/tasks', 'user/search?query=gst'].map(
        read,
      ),
    );
    expect(orders.data.data.length).toBeGreaterThan(4);
    expect(quotations.data.data.data.length).toBeGreaterThan(5);
    expect(requests.data.data.length).toBeGreaterThan(3);
    expect(tasks.data.length).toBeGreaterThan(4);
    expect(search.data.data.length).toBeGreaterThan(2);
    for (const path of ['services', 'questions/16', 'faqs/16', 'user/notification']) {
      expect((await read(path)).length).toBeGreaterThan(2);
    }
  });

  it('show quotations, requests and tasks in every status', async () => {
    expect(statuses((await read('user/quotations')).data.data.data)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(statuses((await read('user/quotation-request')).data.data)).toEqual([0, 1, 2, 3]);
    expect(statuses((await read('user/tasks')).data)).toEqual([0, 1, 2, 3]);
  });

  it('write amounts and JSON as text', async () => {
    const [order] = (await read('user/orders')).data.data;
    expect(order).toMatchObject({
      payment_status: 'failed',
      sub_total: '499.00',
      gst: '89.82',
      total: '588.82',
    });
    const [quotation] = (await read('user/quotations')).data.data.data;
    expect(JSON.parse(quotation.items)[0]).toEqual({ name: 'Annual Compliance for Private Limited' });
    expect(JSON.parse(quotation.payment).payable).toBe('17700.00');
    const [notification] = await read('user/notification');
    expect(JSON.parse(notification.data)).toHaveProperty('path');
  });

  it('name the paid and due amounts and the services of each order; one was paid by an advance', async () => {
    const orders = (await read('user/orders')).data.data;
    const company = orders.find((order: { total: string }) => order.total === '9438.82');
    expect(company).toMatchObject({
      payment_status: 'success',
      payable: '4719.41',
      advance: '4719.41',
      paid_amount: '4719.41',
      due_amount: '4719.41',
      services: ['Private Limited Company'],
    });
    expect(orders[0]).toMatchObject({ payable: '588.82', paid_amount: '0.00', due_amount: '588.82' });
  });

  it('give each unfinished task its steps, whose percentages sum to 100', async () => {
    const tasks: readonly { id: number; status: number }[] = (await read('user/tasks')).data;
    for (const task of tasks.filter(({ status }) => status !== 3)) {
      const steps = (await read(`tracking-status-by-taskid/${task.id}`)).data;
      expect(
        steps.reduce(
          (sum: number, step: { completion_percentage: string }) => sum + Number(step.completion_percentage),
          0,
        ),
      ).toBe(100);
    }
  });

  it('include the services named by the recommendations and the payment service', async () => {
    const services = await read('services');
    const children = services.flatMap(
      (service: { sub_services: { id: number; name: string }[] }) => service.sub_services,
    );
    const ids = new Set(children.map((child: { id: number }) => child.id));
    const config = await read('/portal.config.json');
    for (const id of ['16', '24', '26', '28', '192', '54']) {
      expect(ids).toContain(Number(id));
      for (const one of config.recommendedServices[id]) expect(ids).toContain(Number(one));
      expect(config.recommendedServices[id]).not.toContain(id);
    }
    const others = services.find((service: { name: string }) => service.name === 'Others');
    expect(others.sub_services).toContainEqual(expect.objectContaining({ id: 162, name: 'Pay' }));
  });

  it('compute the cart on the server', async () => {
    const { data } = await read('user/cart');
    expect(data.items.map((item: { amount: string }) => item.amount)).toEqual(['499.00', '6500.00']);
    expect(data.payment).toEqual({
      sub_total: '6999.00',
      discount: '0.00',
      gst: '1259.82',
      total: '8258.82',
      advance_amount: '0.00',
      payable: '8258.82',
    });
  });

  it('mark the match in a search name as HTML and escape the rest', async () => {
    const results = (await read('user/search?query=GST')).data.data;
    expect(results[0].name).toContain('<b>GST</b>');
    expect((await read('user/search?query=_')).data.data).toEqual([]);
  });

  it('search for each word, and list names before what is only said of a service', async () => {
    expect(await namesFound('return%20income')).toEqual(['Income Tax Return']);
    expect(await namesFound('udyam')).toEqual(['MSME Registration']);
    const tds = await namesFound('TDS');
    expect(tds[0]).toBe('TDS Return Filing');
  });
});

describe('ownership', () => {
  it("returns 404 for another customer's records", async () => {
    const stranger = await running.register('+919000000021');
    const [task] = (await read('user/tasks')).data;
    const [quotation] = (await read('user/quotations')).data.data.data;
    const [request] = (await read('user/quotation-request')).data.data;
    for (const path of [
      `tracking-status-by-taskid/${task.id}`,
      `quotations/${quotation.id}`,
      `quotation-request/${request.id}`,
      `user/quotation-request/${request.id}`,
    ]) {
      expect((await running.get(path, token)).status).toBe(200);
      expect((await running.get(path, stranger.token)).status).toBe(404);
    }
    expect((await running.get('user/orders', stranger.token)).body.data.data).toEqual([]);
    expect((await running.get('user/tasks', stranger.token)).body.data).toEqual([]);
  });
});

describe('the marketing stand-in', () => {
  it('lists four articles per page, with existing pictures and pages', async () => {
    const { data } = await read('/api/recent-blogs?page=1&limit=4');
    expect(data).toHaveLength(4);
    for (const blog of data) {
      expect((await running.get(blog.thumbnail)).headers.get('content-type')).toBe('image/svg+xml');
      expect((await running.get(blog.link)).body).toContain(blog.title.split(':')[0]);
    }
    expect((await read('/api/recent-blogs?page=2&limit=4')).data.length).toBeGreaterThan(0);
  });

  it('dates an article by the day in India', async () => {
    const { id } = (await read('/api/recent-blogs?limit=1')).data[0];
    await running.sandbox.context.db
      .updateTable('blog')
      .set({ created_at: new Date('2026-03-31T19:00:00Z') })
      .where('id', '=', id)
      .execute();
    const { data } = await read('/api/recent-blogs?limit=20');
    expect(data.find((blog: { id: number }) => blog.id === id).date).toBe('2026-04-01');
  });

  it('has every page that the configuration links to', async () => {
    const { links, brand } = await read('/portal.config.json');
    const addresses = [
      links.bookCall,
      links.rateUs,
      links.blogs,
      '/sandbox/pages/learn-more',
      ...Object.values<string>(links.calculators),
      brand.logo,
      brand.logoDark,
      '/contact-us',
      '/terms-and-conditions',
      '/privacy-policy',
      '/media/avatars/demo.svg',
    ];
    for (const address of addresses) expect((await running.get(address)).status).toBe(200);
  });
});
