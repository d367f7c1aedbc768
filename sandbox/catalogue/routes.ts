import { Hono } from 'hono';
import type { Selectable } from 'kysely';
import type { SubServiceTable } from '../database/tables/catalogue';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { OPTION_WORDS } from '../hindi/questions';
import { idFrom } from '../http/fields';
import { wantsHindi } from '../http/language';
import { ownJson } from '../http/shape';
import { rupeeText } from '../money/paise';

const subServiceOnWire = (row: Selectable<SubServiceTable>): object => ({
  id: row.id,
  name: row.name,
  tag: row.tag,
  description: row.description,
  terms_and_conditions: row.terms_and_conditions,
  pricing_model: row.pricing_model,
  base_price: rupeeText(row.base_price_paise),
  type: row.type,
  content: row.content,
  frequency: row.frequency,
});

const servicesOnWire = async (context: SandboxContext): Promise<readonly object[]> => {
  const services = await context.db.selectFrom('service').selectAll().orderBy('position').execute();
  const children = await context.db.selectFrom('sub_service').selectAll().orderBy('id').execute();
  return services.map((service) => ({
    id: service.id,
    name: service.name,
    icon: service.icon,
    sub_services: children.filter((child) => child.service_id === service.id).map(subServiceOnWire),
  }));
};

/** Options as values with labels in Hindi; what is answered and compared is the value. */
const labelled = (options: string | null): string | null =>
  options === null
    ? null
    : JSON.stringify(
        (ownJson<string[]>(options) ?? []).map((value) => ({ value, label: OPTION_WORDS[value] ?? value })),
      );

/** Services with their sub-services, FAQs and questions, each as a bare list. */
export const catalogueRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/services', async (c) => c.json(await servicesOnWire(context)));
  app.get('/faqs/:id', async (c) => {
    const faqs = await context.db
      .selectFrom('faq')
      .select(['id', 'title', 'content'])
      .where('sub_service_id', '=', idFrom(c.req.param('id'), 'Sub-service'))
      .orderBy('id')
      .execute();
    return c.json(faqs);
  });
  app.get('/questions/:id', async (c) => {
    const questions = await context.db
      .selectFrom('question')
      .selectAll()
      .where('sub_service_id', '=', idFrom(c.req.param('id'), 'Sub-service'))
      .orderBy('sorting_id')
      .execute();
    return c.json(
      questions.map(({ sub_service_id, options, ...question }) => ({
        ...question,
        options: wantsHindi(c) ? labelled(options) : options,
        service_id: sub_service_id,
      })),
    );
  });
  return app;
};
