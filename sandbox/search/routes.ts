import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { escapeHtml } from '../pages/html';

const LONGEST = 100;
const MOST = 30;

/** The name as HTML with the first match in bold. */
const marked = (name: string, query: string): string => {
  const at = name.toLowerCase().indexOf(query.toLowerCase());
  if (at === -1) return escapeHtml(name);
  const end = at + query.length;
  return `${escapeHtml(name.slice(0, at))}<b>${escapeHtml(name.slice(at, end))}</b>${escapeHtml(name.slice(end))}`;
};

const pattern = (query: string): string => `%${query.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

type Result = { readonly id: number; readonly type: string; readonly name: string };

const resultsFor = async (context: SandboxContext, query: string): Promise<readonly Result[]> => {
  const services = await context.db
    .selectFrom('sub_service')
    .select(['id', 'name'])
    .where((where) =>
      where.or([where('name', 'ilike', pattern(query)), where('tag', 'ilike', pattern(query))]),
    )
    .orderBy('name')
    .limit(MOST)
    .execute();
  const blogs = await context.db
    .selectFrom('blog')
    .select(['id', 'title as name'])
    .where('title', 'ilike', pattern(query))
    .orderBy('title')
    .limit(MOST)
    .execute();
  return [
    ...services.map((row) => ({ id: row.id, type: 'service', name: marked(row.name, query) })),
    ...blogs.map((row) => ({ id: row.id, type: 'blog', name: marked(row.name, query) })),
  ];
};

/** Services and articles whose name contains the query, at data.data (SRCH-02). */
export const searchRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/search', async (c) => {
    const query = (c.req.query('query') ?? '').trim().slice(0, LONGEST);
    return c.json({ data: { data: query === '' ? [] : await resultsFor(context, query) } });
  });
  return app;
};
