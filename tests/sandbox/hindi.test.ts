import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NAMES } from '../../sandbox/hindi/names';
import { OPTION_WORDS } from '../../sandbox/hindi/questions';
import { BLOGS } from '../../sandbox/seed/blogData';
import { SERVICES } from '../../sandbox/seed/catalogueData';
import { QUESTIONS } from '../../sandbox/seed/questionData';
import { ownServices, rulesOfServices } from '../../src/domain/deadlines/services';
import { type Running, startSandbox } from './startSandbox';
import { aTask } from '../domain/work/aTask';
import { day } from '../domain/when';
import { latinNames, latinWordsIn } from '../ui/texts/latinNames';

let running: Running;
let token: string;
beforeAll(async () => {
  running = await startSandbox();
  ({ token } = await running.logIn('+919876543210'));
});
afterAll(() => running.close());

const ask = (path: string, language?: string): Promise<Response> =>
  fetch(new URL(path, running.origin), {
    headers: {
      authorization: `Bearer ${token}`,
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
  });
// oxlint-disable-next-line typescript/no-explicit-any -- the shape of an answer is what the tests look at
const read = async (path: string, language?: string): Promise<any> => (await ask(path, language)).json();

const found = async (query: string, language: string) =>
  (await read(`/api/v3/user/search?query=${encodeURIComponent(query)}`, language)).data.data;

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Words that are written so in Hindi too. */
const SAME = ['TDS', 'LLP'];

const READS = [
  'services',
  'faqs/16',
  'questions/16',
  'user/cart',
  'user/orders',
  'user/quotations',
  'user/quotation-request',
  'user/tasks',
  'user/search?query=gst',
].map((path) => `/api/v3/${path}`);

/** The body without the texts that may differ, so that fields, ids and values are compared. */
const WORDS = new Set(
  'name service_name services tag description terms_and_conditions title content question questions hint options items frequency category_name'.split(
    ' ',
  ),
);
const withoutWords = (body: unknown): string =>
  JSON.stringify(body, (key, value: unknown) => (WORDS.has(key) && typeof value === 'string' ? '' : value));

describe('The sandbox in Hindi', () => {
  it.each(READS)('answers %s in English as before to whoever does not prefer Hindi', async (path) => {
    const plain = await read(path);
    for (const language of ['*', 'en', 'en-IN,en;q=0.9,hi;q=0.8', 'ta', 'hindi', ';;q=x'])
      expect(await read(path, language)).toEqual(plain);
    expect(JSON.stringify(plain)).not.toMatch(DEVANAGARI);
    expect((await ask(path)).headers.get('content-language')).toBeNull();
  });

  it.each(READS)('answers %s in Hindi with the same fields, ids and values', async (path) => {
    const answer = await ask(path, 'hi-IN,en;q=0.5');
    expect(answer.headers.get('content-language')).toBe('hi');
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    const body: unknown = await answer.json();
    expect(JSON.stringify(body)).toMatch(DEVANAGARI);
    expect(withoutWords(body).replaceAll(/"services":\[[^{\]]*\]/g, '')).toBe(
      withoutWords(await read(path)).replaceAll(/"services":\[[^{\]]*\]/g, ''),
    );
  });

  it('has a Hindi word for everything that the catalogue says', async () => {
    const said: string[] = [];
    for (const service of await read('/api/v3/services', 'hi')) {
      said.push(service.name);
      for (const child of service.sub_services)
        said.push(child.name, child.tag ?? child.name, child.description, child.terms_and_conditions);
    }
    for (const { id } of SERVICES.flatMap(({ children }) => children)) {
      for (const { title, content } of await read(`/api/v3/faqs/${id}`, 'hi')) said.push(title, content);
      for (const { question, hint } of await read(`/api/v3/questions/${id}`, 'hi'))
        said.push(question, hint ?? 'TDS');
    }
    for (const { title } of (await read('/api/recent-blogs?limit=20', 'hi')).data) said.push(title);
    expect(said.length).toBeGreaterThan(QUESTIONS.length + BLOGS.length + 200);
    expect(said.filter((text) => !DEVANAGARI.test(text) && !SAME.includes(text))).toEqual([]);
  });

  it('quotes the name of a service before a postposition, which would change its last word', async () => {
    const titles = (await read('/api/v3/faqs/56', 'hi')).map(({ title }: { title: string }) => title);
    expect(titles).toContain('“किरायानामा” में कितना समय लगता है?');
  });

  it('names steps, documents and questions of the customer in Hindi, and keeps what people wrote', async () => {
    const [task] = (await read('/api/v3/user/tasks', 'hi')).data.filter(
      ({ service_name }: { service_name: string }) => service_name === 'जीएसटी पंजीकरण',
    );
    const { data: steps } = await read(`/api/v3/tracking-status-by-taskid/${task.id}`, 'hi');
    expect(steps.map(({ name }: { name: string }) => name)).toContain('दस्तावेज़ मिले');
    expect(JSON.stringify(steps)).toContain('Please upload the cancelled cheque.');
    const { data: documents } = await read(`/api/v3/files/task/${task.id}`, 'hi');
    expect(documents.map(({ name }: { name: string }) => name)).toContain('कैंसल किया हुआ चेक');
    const requests = (await read('/api/v3/user/quotation-request', 'hi')).data.data;
    const books = requests.find(({ service_name }: { service_name: string }) => service_name === 'बही-खाता');
    expect(JSON.parse(books.questions)[0]).toEqual({
      question: 'आपका सालाना टर्नओवर कितना है?',
      answer: '40 lakh to 2 crore',
    });
    for (const path of ['user/files', 'user/notification', 'user/profile'])
      expect(await read(`/api/v3/${path}`, 'hi')).toEqual(await read(`/api/v3/${path}`));
  });

  it('finds services and articles by their Hindi and by their English', async () => {
    expect(await found('पंजीकरण', 'hi')).toContainEqual({
      id: 16,
      type: 'service',
      name: 'जीएसटी <b>पंजीकरण</b>',
    });
    expect(await found('किराये', 'hi')).toHaveLength(1);
    expect(await found('registration', 'hi')).toContainEqual({
      id: 16,
      type: 'service',
      name: 'जीएसटी पंजीकरण',
    });
    expect(await found('पंजीकरण', 'en')).toEqual([]);
  });

  it('writes the options of questions in Hindi, beside the values that are answered', async () => {
    const [kind] = await read('/api/v3/questions/16', 'hi');
    expect(JSON.parse(kind.options)[1]).toEqual({
      value: 'Partnership',
      label: 'साझेदारी (पार्टनरशिप)',
    });
    expect(JSON.parse((await read('/api/v3/questions/16'))[0].options)[1]).toBe('Partnership');
  });

  it('writes LLP and MSME in one script each, in names and in options', () => {
    const said = [...Object.values(NAMES), ...Object.values(OPTION_WORDS)];
    expect(said.filter((words) => /एलएलपी|MSME/.test(words))).toEqual([]);
    expect(said.filter((words) => /LLP|एमएसएमई/.test(words)).length).toBeGreaterThan(3);
  });

  it('stores English for the expert when a customer asks in Hindi', async () => {
    const { token: own } = await running.register('+919800000161');
    const questions = (await read('/api/v3/questions/28', 'hi')).map(
      (each: { question: string; question_type: string }, index: number) => ({
        ...each,
        answer: ['Below 40 lakh', '12', 'Tally'][index],
      }),
    );
    const headers = { 'accept-language': 'hi-IN' };
    const body = { service_id: 28, answers: questions };
    const price = await running.post('service-price-calculation', { token: own, headers, body });
    expect(price.body.action).toBe('GET QUOTE');
    const sent = { service_id: 28, qty: 1, amount: 0, questions, frequency: 'monthly', tat: 5 };
    await running.post('add-quotation', { token: own, headers, body: sent });
    const [request] = (await running.get('user/quotation-request', own)).body.data.data;
    expect(request.service_name).toBe('Book Keeping');
    expect(request.questions).not.toMatch(DEVANAGARI);
  });

  it('names forms by law in Hindi where their names have words', async () => {
    const { rules } = await read('/deadlines.json', 'hi');
    const forms: readonly string[] = rules.map(({ form }: { form: string }) => form);
    expect(forms).toEqual(expect.arrayContaining(['अग्रिम कर', 'फ़ॉर्म 138 (पहले 24Q)', 'TDS चालान', 'GSTR-3B']));
    expect(forms.filter((form) => /[a-z]{4,}/.test(form))).toEqual([]);
    const mixed = forms.filter((form) => DEVANAGARI.test(form)).flatMap(latinWordsIn);
    expect(mixed.filter((word) => !latinNames.has(word))).toEqual([]);
  });

  it('leads each service to the same statutory dates in both languages', async () => {
    const [english, hindi] = await Promise.all(
      ['en', 'hi'].map((language) => read('/deadlines.json', language)),
    );
    const names = await read('/api/v3/services', 'hi');
    const today = day('2026-11-20');
    const idsOf = (table: typeof english, name: string): readonly string[] =>
      rulesOfServices(
        table.rules,
        ownServices({ tasks: [aTask({ serviceName: name, status: 'completed' })], orders: [], today }),
        [],
      ).map(({ id }) => id);
    let concerned = 0;
    for (const [at, service] of SERVICES.entries())
      for (const [index, child] of service.children.entries()) {
        const ids = idsOf(english, child.name);
        concerned += ids.length;
        expect([child.name, idsOf(hindi, names[at].sub_services[index].name)]).toEqual([child.name, ids]);
      }
    expect(concerned).toBeGreaterThan(20);
  });
});
