import { filter, getOrElse } from 'fp-ts/Option';
import * as t from 'io-ts';
import { pricingModelFromText, subServiceKindFromText } from '../../domain/catalogue/pricingModel';
import { type Service, serviceId, type SubService, subServiceId } from '../../domain/catalogue/service';
import { paise } from '../../domain/money/money';
import { readRupees } from '../../domain/money/readRupees';
import { wireId, wireListOf, wireNumber, wireText } from '../wire/wireCodecs';

/** Only id and name of a sub-service are guaranteed; its details are read leniently (AMB-41). */
const subServiceWire = t.type({
  id: wireId,
  name: wireText,
  tag: wireText,
  description: wireText,
  terms_and_conditions: wireText,
  pricing_model: wireText,
  base_price: wireText,
  type: wireText,
  content: wireText,
  tat: wireNumber,
  frequency: wireText,
});

export const serviceWire = t.type({
  id: wireId,
  name: wireText,
  icon: wireText,
  sub_services: wireListOf(subServiceWire),
});

const noPrice = getOrElse(() => paise(0));

/** A turnaround is a whole number of days above zero; other values count as none (AMB-54). */
const statedTurnaround = filter((days: number) => Number.isInteger(days) && days > 0);

const toSubService = (wire: t.TypeOf<typeof subServiceWire>): SubService => ({
  id: subServiceId(wire.id),
  name: wire.name.trim(),
  tag: wire.tag.trim(),
  description: wire.description,
  terms: wire.terms_and_conditions,
  pricingModel: pricingModelFromText(wire.pricing_model),
  pricingModelText: wire.pricing_model,
  basePrice: noPrice(readRupees(wire.base_price)),
  kind: subServiceKindFromText(wire.type),
  kindText: wire.type,
  content: wire.content.trim(),
  turnaroundDays: statedTurnaround(wire.tat),
  frequency: wire.frequency.trim(),
});

export const toService = (wire: t.TypeOf<typeof serviceWire>): Service => ({
  id: serviceId(wire.id),
  name: wire.name.trim(),
  icon: wire.icon.trim(),
  subServices: wire.sub_services.map(toSubService),
});
