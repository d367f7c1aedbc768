import { service } from '../../src/ui/texts/hi/service.ts';
import { enter } from './support/enter.ts';
import { test } from './support/engines.ts';

const DEVANAGARI = /[\u0900-\u097F]/;

test('A visitor chooses Hindi, and keeps it over a reload', async ({ portal }) => {
  await portal.open('/login');
  await portal.role('button', 'हिन्दी').press();
  await portal.role('heading', DEVANAGARI, 1).isThere();
  await portal.open('/login');
  await portal.role('heading', DEVANAGARI, 1).isThere();
});

test('A customer reads the dashboard in Hindi', async ({ portal, desk }) => {
  await enter(portal, desk);
  await portal.open('/dashboard');
  await portal.role('button', 'हिन्दी').press();
  await portal.role('heading', service.title).isThere();
  await portal.role('heading', DEVANAGARI, 1).isThere();
});
