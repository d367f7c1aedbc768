import { Hono } from 'hono';
import { formInHindi, inBothLanguages, reasonInHindi } from '../hindi/words';
import type { Environment, Routes } from '../http/environment';
import { markLanguage, wantsHindi } from '../http/language';
import table from './deadlines.json';

/** The texts of its rules are in both languages already; a form has one name, and a service is found by either of its two. */
const tableInHindi = {
  ...table,
  rules: table.rules.map((rule) => ({
    ...rule,
    form: formInHindi(rule.form),
    exceptions: rule.exceptions?.map((exception) =>
      'why' in exception ? { ...exception, why: reasonInHindi(exception.why) } : exception,
    ),
    services: rule.services.flatMap(({ name, after }) =>
      inBothLanguages([name]).map((said) => ({ name: said, after })),
    ),
  })),
};

/** The table of statutory dates, as an operator would place it beside the page (DUE-02). */
export const deadlineRoutes = (): Routes => {
  const app = new Hono<Environment>();
  app.get('/deadlines.json', async (c, next) => {
    await next();
    markLanguage(c);
  });
  app.get('/deadlines.json', (c) =>
    c.json(wantsHindi(c) ? tableInHindi : table, 200, { 'cache-control': 'no-cache' }),
  );
  return app;
};
