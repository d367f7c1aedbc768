import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { hindiName, namedInHindi } from '../hindi/words';
import { wantsHindi } from '../http/language';
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

/** How a customer's language names things: what it shows, and which stored names a query means beside their own. */
type Naming = { readonly shown: (name: string) => string; readonly meant: readonly string[] };

const resultsFor = async (
  context: SandboxContext,
  query: string,
  { shown, meant }: Naming,
): Promise<readonly Result[]> => {
  const services = await context.db
    .selectFrom('sub_service')
    .select(['id', 'name'])
    .where((where) =>
      where.or([
        where('name', 'ilike', pattern(query)),
        where('tag', 'ilike', pattern(query)),
        ...(meant.length === 0 ? [] : [where('name', 'in', meant), where('tag', 'in', meant)]),
      ]),
    )
    .orderBy('name')
    .limit(MOST)
    .execute();
  const blogs = await context.db
    .selectFrom('blog')
    .select(['id', 'title as name'])
    .where((where) =>
      where.or([
        where('title', 'ilike', pattern(query)),
        ...(meant.length === 0 ? [] : [where('title', 'in', meant)]),
      ]),
    )
    .orderBy('title')
    .limit(MOST)
    .execute();
  const resultOf = (type: string) => (row: Pick<Result, 'id' | 'name'>) => ({
    id: row.id,
    type,
    name: marked(shown(row.name), query),
  });
  return [...services.map(resultOf('service')), ...blogs.map(resultOf('blog'))];
};

const english: Naming = { shown: (name) => name, meant: [] };
const hindiFor = (query: string): Naming => ({ shown: hindiName, meant: namedInHindi(query) });

/** Services and articles whose name contains the query, at data.data (SRCH-02). */
export const searchRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/search', async (c) => {
    const query = (c.req.query('query') ?? '').trim().slice(0, LONGEST);
    const naming = wantsHindi(c) ? hindiFor(query) : english;
    return c.json({ data: { data: query === '' ? [] : await resultsFor(context, query, naming) } });
  });
  return app;
};
