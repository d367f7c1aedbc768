import { Hono } from 'hono';
import type { Environment, Routes } from '../http/environment';
import { escapeHtml, htmlPage } from './html';
import { STAND_INS } from './standIns';

/** The marketing site's pages and the external tools. */
export const standInRoutes = (): Routes => {
  const app = new Hono<Environment>();
  for (const [path, page] of Object.entries(STAND_INS)) {
    const paragraphs = page.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
    app.get(path, () =>
      htmlPage({
        title: page.title,
        body: `<h1>${escapeHtml(page.title)}</h1>${paragraphs}<p><a href="/">Back to the portal</a></p>`,
      }),
    );
  }
  return app;
};
