import { Hono } from 'hono';
import { indianDay, instant } from '../../src/domain/dates/instant';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { notFound } from '../http/refusal';
import { escapeHtml, htmlPage } from '../pages/html';

const pageNumber = (text: string | undefined, otherwise: number, most: number): number => {
  const value = Number(text ?? otherwise);
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : otherwise;
};

/** The stand-in for the marketing site: recent articles, and each article as a page. */
export const blogRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/api/recent-blogs', async (c) => {
    const limit = pageNumber(c.req.query('limit'), 4, 20);
    const page = pageNumber(c.req.query('page'), 1, 1000);
    const rows = await context.db
      .selectFrom('blog')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const data = rows.map((row) => ({
      id: row.id,
      title: row.title,
      link: `/sandbox/blog/${row.slug}`,
      thumbnail: `/media/blog/${row.slug}.svg`,
      category_name: row.category_name,
      date: indianDay(instant(row.created_at.getTime())),
    }));
    return c.json({ data });
  });
  app.get('/sandbox/pages/blogs', async () => {
    const rows = await context.db.selectFrom('blog').selectAll().orderBy('created_at', 'desc').execute();
    const list = rows.map(
      (row) => `<li><a href="/sandbox/blog/${row.slug}">${escapeHtml(row.title)}</a></li>`,
    );
    return htmlPage({ title: 'Blog', body: `<h1>Blog</h1><ul>${list.join('')}</ul>` });
  });
  app.get('/sandbox/blog/:slug', async (c) => {
    const row = await context.db
      .selectFrom('blog')
      .selectAll()
      .where('slug', '=', c.req.param('slug'))
      .executeTakeFirst();
    if (row === undefined) throw notFound('Article');
    const paragraphs = row.body.split('\n').map((text) => `<p>${escapeHtml(text)}</p>`);
    return htmlPage({
      title: row.title,
      body: `<p class="soft">${escapeHtml(row.category_name)}</p><h1>${escapeHtml(row.title)}</h1>${paragraphs.join('')}`,
    });
  });
  return app;
};
