import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { type Body, idFrom, requiredText } from '../http/fields';
import { formFields, uploadForm } from '../http/formBody';
import { readJson } from '../http/jsonBody';
import { loopbackOnly } from '../http/loopback';
import { notFound } from '../http/refusal';
import { notify } from '../notifications/notify';
import { htmlPage } from '../pages/html';
import { phoneIn } from '../session/phone';
import { faultIn } from './faultForm';
import { moveStep } from './moveStep';
import { addCustomer } from './people';
import { quoteRequest } from './quote';
import { faultSection, notificationSection, outboxSection, requestSection, taskSection } from './sections';

const sendNotification = async (house: SandboxContext, body: Body): Promise<void> => {
  const customer = await house.db
    .selectFrom('customer')
    .select('id')
    .where('phone', '=', phoneIn(body, 'phone'))
    .executeTakeFirst();
  if (customer === undefined) throw notFound('Customer');
  await notify(house.db, {
    customerId: customer.id,
    title: requiredText(body, { key: 'title', name: 'Title', max: 120 }),
    body: requiredText(body, { key: 'body', name: 'Text', max: 2000 }),
    url: null,
    path: 'dashboard',
    value: null,
    at: house.now(),
  });
};

const deskPage = async (house: SandboxContext): Promise<Response> => {
  const sections = [
    await outboxSection(house),
    await requestSection(house),
    await taskSection(house),
    notificationSection(),
    faultSection(house),
  ];
  return htmlPage({
    title: 'Desk',
    body: `<h1>The desk</h1><p>Here you play the expert. Open only on this machine.</p>${sections.join('')}`,
  });
};

const DESK = '/sandbox/desk';

/** The desk's page and its forms. */
const pageRoutes = (house: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/', () => deskPage(house));
  app.post('/quotations', async (c) => {
    await quoteRequest(house, await uploadForm(c, 'file'));
    return c.redirect(DESK, 303);
  });
  app.post('/steps', async (c) => {
    await moveStep(house, await uploadForm(c, 'file'));
    return c.redirect(DESK, 303);
  });
  app.post('/notifications', async (c) => {
    await sendNotification(house, await formFields(c));
    return c.redirect(DESK, 303);
  });
  app.post('/faults', async (c) => {
    house.faults.add(faultIn(await formFields(c)));
    return c.redirect(DESK, 303);
  });
  app.post('/faults/clear', (c) => {
    house.faults.clear();
    return c.redirect(DESK, 303);
  });
  return app;
};

/** The same actions by JSON, for tests and scripts. */
const jsonRoutes = (house: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/outbox', async (c) => {
    const query = house.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(50);
    const phone = c.req.query('phone');
    return c.json(await (phone === undefined ? query : query.where('recipient', '=', phone)).execute());
  });
  app.get('/faults', (c) => c.json(house.faults.list()));
  app.post('/faults', async (c) => c.json(house.faults.add(faultIn(await readJson(c)))));
  app.delete('/faults', (c) => {
    house.faults.clear();
    return c.json({ status: true });
  });
  app.delete('/faults/:id', (c) => {
    house.faults.remove(idFrom(c.req.param('id'), 'Fault'));
    return c.json({ status: true });
  });
  app.post('/customers', async (c) => c.json(await addCustomer(house, await readJson(c))));
  app.post('/notifications', async (c) => {
    await sendNotification(house, await readJson(c));
    return c.json({ status: true });
  });
  app.post('/quotations', async (c) =>
    c.json({ data: await quoteRequest(house, await uploadForm(c, 'file')) }),
  );
  app.post('/steps', async (c) => {
    await moveStep(house, await uploadForm(c, 'file'));
    return c.json({ status: true });
  });
  return app;
};

/** Routes of the page on which one plays the expert, on loopback only. */
export const deskRoutes = (house: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  for (const path of [
    'desk',
    'desk/*',
    'outbox',
    'faults',
    'faults/*',
    'customers',
    'notifications',
    'quotations',
    'steps',
  ]) {
    app.use(`/sandbox/${path}`, loopbackOnly(house));
  }
  app.route(DESK, pageRoutes(house));
  app.route('/sandbox', jsonRoutes(house));
  return app;
};
