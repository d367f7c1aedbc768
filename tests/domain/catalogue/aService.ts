import { none } from 'fp-ts/Option';
import {
  type Service,
  serviceId,
  type SubService,
  subServiceId,
} from '../../../src/domain/catalogue/service';
import { paise } from '../../../src/domain/money/money';
import type { Given } from '../given';

export const aSubService = ({ id = '16', ...given }: Given<SubService> = {}): SubService => ({
  id: subServiceId(id),
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
  frequency: '',
  ...given,
});

export const aService = ({ id = '4', ...given }: Given<Service> = {}): Service => ({
  id: serviceId(id),
  name: 'GST',
  icon: 'gst.svg',
  subServices: [aSubService()],
  ...given,
});
