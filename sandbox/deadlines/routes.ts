import { Hono } from 'hono';
import type { Environment, Routes } from '../http/environment';
import table from './deadlines.json';

/** The table of statutory dates, as an operator would place it beside the page (DUE-02). */
export const deadlineRoutes = (): Routes => {
  const app = new Hono<Environment>();
  app.get('/deadlines.json', (c) => c.json(table, 200, { 'cache-control': 'no-cache' }));
  return app;
};
