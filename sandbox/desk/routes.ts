import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { type Body, idFrom, requiredText } from '../http/fields';
import { formFields, uploadForm } from '../http/formBody';
import { readJson } from '../http/jsonBody';
import { notFound } from '../http/refusal';
import { notify } from '../notifications/notify';
import { htmlPage } from '../pages/html';
import { phoneIn } from '../session/phone';
import { faultIn } from './faultForm';
import { callsWithKey, onlyFromThisMachine, openWithKey, pagesWithKey } from './guard';
import { moveStep } from './moveStep';
import { addCustomer } from './people';
import { quoteRequest } from './quote';
import { faultSection, notificationSection, outboxSection, requestSection, taskSection } from './sections';

const sendNotification = async (context: SandboxContext, body: Body): Promise<void> => {
  const customer = await context.db
    .selectFrom('customer')
    .select('id')
    .where('phone', '=', phoneIn(body, 'phone'))
    .executeTakeFirst();
  if (customer === undefined) throw notFound('Customer');
  await notify(context.db, {
    customerId: customer.id,
    title: requiredText(body, { key: 'title', name: 'Title', max: 120 }),
    body: requiredText(body, { key: 'body', name: 'Text', max: 2000 }),
    url: null,
    path: 'dashboard',
    value: null,
    at: context.now(),
  });
};

const deskPage = async (context: SandboxContext): Promise<Response> => {
  const sections = [
    await outboxSection(context),
    await requestSection(context),
    await taskSection(context),
    notificationSection(),
    faultSection(context),
  ];
  return htmlPage({
    title: 'Desk',
    body: `<h1>The desk</h1><p>Here you play the expert. Open only on this machine.</p>${sections.join('')}`,
  });
};

const DESK = '/sandbox/desk';

/** The desk's page and its forms. */
const pageRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.use(pagesWithKey(context));
  app.get('/', () => deskPage(context));
  app.post('/quotations', async (c) => {
    await quoteRequest(context, await uploadForm(c, 'file'));
    return c.redirect(DESK, 303);
  });
  app.post('/steps', async (c) => {
    await moveStep(context, await uploadForm(c, 'file'));
    return c.redirect(DESK, 303);
  });
  app.post('/notifications', async (c) => {
    await sendNotification(context, await formFields(c));
    return c.redirect(DESK, 303);
  });
  app.post('/faults', async (c) => {
    context.faults.add(faultIn(await formFields(c)));
    return c.redirect(DESK, 303);
  });
  app.post('/faults/clear', (c) => {
    context.faults.clear();
    return c.redirect(DESK, 303);
  });
  return app;
};

/** The same actions by JSON, for tests and scripts. */
const jsonRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/outbox', async (c) => {
    const query = context.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(50);
    const phone = c.req.query('phone');
    return c.json(await (phone === undefined ? query : query.where('recipient', '=', phone)).execute());
  });
  app.get('/faults', (c) => c.json(context.faults.list()));
  app.post('/faults', async (c) => c.json(context.faults.add(faultIn(await readJson(c)))));
  app.delete('/faults', (c) => {
    context.faults.clear();
    return c.json({ status: true });
  });
  app.delete('/faults/:id', (c) => {
    context.faults.remove(idFrom(c.req.param('id'), 'Fault'));
    return c.json({ status: true });
  });
  app.post('/customers', async (c) => c.json(await addCustomer(context, await readJson(c))));
  app.post('/notifications', async (c) => {
    await sendNotification(context, await readJson(c));
    return c.json({ status: true });
  });
  app.post('/quotations', async (c) =>
    c.json({ data: await quoteRequest(context, await uploadForm(c, 'file')) }),
  );
  app.post('/steps', async (c) => {
    await moveStep(context, await uploadForm(c, 'file'));
    return c.json({ status: true });
  });
  return app;
};

const JSON_ACTIONS = ['outbox', 'faults', 'faults/*', 'customers', 'notifications', 'quotations', 'steps'];

/** Routes of the page on which one plays the expert, on this machine only and by its key. */
export const deskRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  const near = onlyFromThisMachine(context);
  for (const path of ['/sandbox', `${DESK}/*`]) app.use(path, near);
  for (const path of JSON_ACTIONS) app.use(`/sandbox/${path}`, near, callsWithKey(context));
  app.get('/sandbox', (c) => openWithKey(context, c, DESK));
  app.route(DESK, pageRoutes(context));
  app.route('/sandbox', jsonRoutes(context));
  return app;
};
