import { DAY_MS } from '../../src/domain/dates/instant';
import type { Trx } from '../database/schema';
import { BLOGS } from './blogData';
import { SERVICES, stepsOf } from './catalogueData';
import type { SeedService, SeedSubService } from './catalogueShape';
import { faqsOf } from './faqs';
import { CODES, RULES } from './priceData';
import { QUESTIONS } from './questionData';

const TERMS =
  'Government fees and stamp duty are extra where the law asks for them.\nWork starts when the payment is confirmed and all documents are received.\nA fee is refunded in full as long as no work has been done.';

const subServiceRow = (parent: SeedService, child: SeedSubService, position: number) => ({
  id: child.id,
  service_id: parent.id,
  name: child.name,
  tag: child.tag ?? null,
  description: child.about,
  terms_and_conditions: TERMS,
  pricing_model: child.model,
  base_price_paise: child.rupees * 100,
  advance_percent: child.advance ?? 100,
  type: child.type ?? 'entitlement',
  frequency: child.frequency ?? 'once',
  content: position % 3 === 2 ? null : '/sandbox/pages/learn-more',
  steps: JSON.stringify(stepsOf(child)),
  documents: JSON.stringify(child.documents ?? []),
});

const seedServices = async (trx: Trx): Promise<void> => {
  for (const [position, service] of SERVICES.entries()) {
    const icon = `/media/icons/${service.icon}.svg`;
    await trx.insertInto('service').values({ id: service.id, name: service.name, icon, position }).execute();
    const rows = service.children.map((child, index) => subServiceRow(service, child, index));
    await trx.insertInto('sub_service').values(rows).execute();
    const faqs = service.children.flatMap((child) =>
      faqsOf(child).map((faq) => ({ ...faq, sub_service_id: child.id })),
    );
    await trx.insertInto('faq').values(faqs).execute();
  }
};

const seedQuestions = async (trx: Trx): Promise<void> => {
  const questions = QUESTIONS.map((question, index) => ({
    id: question.id,
    sub_service_id: question.service,
    question: question.text,
    question_type: question.type,
    enabled: question.enabled ?? true,
    sorting_id: index + 1,
    options: question.options === undefined ? null : JSON.stringify(question.options),
    hint: question.hint ?? null,
    show_if: question.showIf === undefined ? null : JSON.stringify(question.showIf),
  }));
  await trx.insertInto('question').values(questions).execute();
  const rules = RULES.map((rule) => ({
    sub_service_id: rule.service,
    question_id: rule.question,
    kind: rule.kind,
    option_value: rule.option ?? null,
    from_number: rule.from ?? null,
    to_number: rule.to ?? null,
    amount_paise: rule.rupees * 100,
  }));
  await trx.insertInto('price_rule').values(rules).execute();
};

const seedCodes = async (trx: Trx, now: Date): Promise<void> => {
  const codes = CODES.map((code) => ({
    code: code.code,
    percent: code.percent,
    flat_paise: code.flat * 100,
    minimum_paise: code.minimum * 100,
    expires_at: code.days === null ? null : new Date(now.getTime() + code.days * DAY_MS),
  }));
  await trx.insertInto('discount_code').values(codes).execute();
};

const seedBlogs = async (trx: Trx, now: Date): Promise<void> => {
  const rows = BLOGS.map((blog) => ({
    slug: blog.slug,
    title: blog.title,
    category_name: blog.category,
    body: blog.body,
    created_at: new Date(now.getTime() - blog.days * DAY_MS),
  }));
  await trx.insertInto('blog').values(rows).execute();
};

/** Services, questions, price rules, discount codes and articles. */
export const seedCatalogue = async (trx: Trx, now: Date): Promise<void> => {
  await seedServices(trx);
  await seedQuestions(trx);
  await seedCodes(trx, now);
  await seedBlogs(trx, now);
};
