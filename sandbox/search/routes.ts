import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { hindiName, namedInHindi } from '../hindi/words';
import { wantsHindi } from '../http/language';
import { escapeHtml } from '../pages/html';

const LONGEST = 100;
const MOST = 30;

const wordsIn = (query: string): readonly string[] => query.split(/\s+/).filter((word) => word !== '');

/** The name as HTML with the searched words in bold. */
const marked = (name: string, words: readonly string[]): string => {
  const escaped = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  // The parts that the pattern has caught stand between the others.
  const parts = name.split(new RegExp(`(${escaped.join('|')})`, 'iu'));
  return parts.map((part, at) => (at % 2 === 0 ? escapeHtml(part) : `<b>${escapeHtml(part)}</b>`)).join('');
};

const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

type Result = { readonly id: number; readonly type: string; readonly name: string };

/** How a customer's language names things: what it shows, and which stored names a word means beside their own. */
type Naming = {
  readonly shown: (name: string) => string;
  readonly meant: (word: string) => readonly string[];
};

/** Those whose name has every word come before those of which something else has it. */
const namesFirst = (results: readonly Result[], words: readonly string[]): readonly Result[] => {
  const isNamed = ({ name }: Result): boolean =>
    words.every((word) => name.toLowerCase().includes(word.toLowerCase()));
  return [...results.filter(isNamed), ...results.filter((result) => !isNamed(result))];
};

const resultsFor = async (
  context: SandboxContext,
  words: readonly string[],
  { shown, meant }: Naming,
): Promise<readonly Result[]> => {
  const services = await context.db
    .selectFrom('sub_service')
    .select(['id', 'name'])
    .where((where) =>
      where.and(
        words.map((word) =>
          where.or([
            where('name', 'ilike', pattern(word)),
            where('tag', 'ilike', pattern(word)),
            where('description', 'ilike', pattern(word)),
            ...(meant(word).length === 0
              ? []
              : [where('name', 'in', meant(word)), where('tag', 'in', meant(word))]),
          ]),
        ),
      ),
    )
    .orderBy('name')
    .execute();
  const blogs = await context.db
    .selectFrom('blog')
    .select(['id', 'title as name'])
    .where((where) =>
      where.and(
        words.map((word) =>
          where.or([
            where('title', 'ilike', pattern(word)),
            ...(meant(word).length === 0 ? [] : [where('title', 'in', meant(word))]),
          ]),
        ),
      ),
    )
    .orderBy('title')
    .limit(MOST)
    .execute();
  const resultOf = (type: string) => (row: Pick<Result, 'id' | 'name'>) => ({
    id: row.id,
    type,
    name: shown(row.name),
  });
  const found = [
    ...namesFirst(services.map(resultOf('service')), words).slice(0, MOST),
    ...blogs.map(resultOf('blog')),
  ];
  return found.map((result) => ({ ...result, name: marked(result.name, words) }));
};

const english: Naming = { shown: (name) => name, meant: () => [] };
const hindi: Naming = { shown: hindiName, meant: namedInHindi };

/** Services and articles that have every word of the query, at data.data (SRCH-02). */
export const searchRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/search', async (c) => {
    const words = wordsIn((c.req.query('query') ?? '').slice(0, LONGEST));
    const naming = wantsHindi(c) ? hindi : english;
    return c.json({ data: { data: words.length === 0 ? [] : await resultsFor(context, words, naming) } });
  });
  return app;
};
