import { none } from 'fp-ts/Option';
import type { Service, SubService } from '../../../src/domain/catalogue/service';
import { paise } from '../../../src/domain/money/money';

export const aSubService = (given: Partial<SubService> = {}): SubService => ({
  id: '16',
  name: 'GST Registration',
  tag: '',
  description: 'Your GSTIN in a week.',
  terms: 'Government fees are extra.',
  pricingModel: 'fixed',
  pricingModelText: 'Fixed',
  basePrice: paise(50_000),
  kind: 'entitlement',
  kindText: 'Entitlement',
  content: 'https://example.in/gst',
  turnaroundDays: none,
  ...given,
});

export const aService = (given: Partial<Service> = {}): Service => ({
  id: '4',
  name: 'GST',
  icon: 'gst.svg',
  subServices: [aSubService()],
  ...given,
});
