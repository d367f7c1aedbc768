import { none } from 'fp-ts/Option';
import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { SearchLoaded } from '../../../src/application/search/SearchLoaded';
import { type Service, serviceId, subServiceId } from '../../../src/domain/catalogue/service';
import { ENGLISH, HINDI, type Language } from '../../../src/domain/language/language';
import { paise } from '../../../src/domain/money/money';
import type { Finding } from '../../../src/domain/search/finding';
import { MiniSearchIndex } from '../../../src/infrastructure/search/MiniSearchIndex';
import { placesIn } from '../../../src/ui/search/places';
import { DESCRIPTIONS } from '../../../sandbox/hindi/descriptions';
import { hindiName } from '../../../sandbox/hindi/words';
import { synonyms } from '../../../sandbox/portal/synonyms';
import { SERVICES } from '../../../sandbox/seed/catalogueData';
import { aConfiguration } from '../../doubles/aConfiguration';
import { customersWords } from './customersWords';

/** The demo's catalogue in one language. */
const catalogueIn = (language: Language): readonly Service[] => {
  const name = language === HINDI ? hindiName : (text: string): string => text;
  const about = (text: string): string => (language === HINDI ? (DESCRIPTIONS[text] ?? text) : text);
  return SERVICES.map((service) => ({
    id: serviceId(String(service.id)),
    name: name(service.name),
    icon: '',
    subServices: service.children.map((child) => ({
      id: subServiceId(String(child.id)),
      name: name(child.name),
      tag: name(child.tag ?? ''),
      description: about(child.about),
      terms: '',
      pricingModel: 'fixed',
      pricingModelText: 'fixed',
      basePrice: paise(child.rupees * 100),
      kind: 'entitlement',
      kindText: 'entitlement',
      content: '',
      turnaroundDays: none,
      frequency: '',
    })),
  }));
};

const nameOf = (finding: Finding): string => {
  if (finding.kind === 'service') return finding.subService.name;
  return finding.kind === 'place' ? finding.place.name : finding.result.name;
};

const searchIn = async (language: Language): Promise<(typed: string) => readonly string[]> => {
  const search = new SearchLoaded({
    catalogue: { services: () => () => Promise.resolve(right(catalogueIn(language))) },
    index: new MiniSearchIndex(),
    deployment: new Deployment({ ...aConfiguration(), search: { synonyms } }),
  });
  const find = await search.execute(placesIn(ENGLISH), new AbortController().signal);
  return (typed) => find(typed).map(nameOf);
};

/** Ahead of it may stand what has the same words in its name: LLP is two services. */
const NEAR_THE_TOP = 3;
const MOST_NOT_FIRST = 5;

describe.each([ENGLISH, HINDI] as const)('search over the catalogue in %s', async (language) => {
  const find = await searchIn(language);
  const named = (name: string): string => (language === HINDI ? hindiName(name) : name);

  it.each(customersWords)('finds by "%s" %s [FIND-01] [FIND-02]', (typed, means) => {
    expect(find(typed).slice(0, NEAR_THE_TOP)).toContain(named(means));
  });

  it('has nearly all of them first [FIND-01]', () => {
    const others = customersWords.filter(([typed, means]) => find(typed)[0] !== named(means));
    expect(others.length).toBeLessThanOrEqual(MOST_NOT_FIRST);
  });

  it('finds nothing by words of other things', () => {
    expect(find('xyzzy')).toEqual([]);
    expect(find('  ')).toEqual([]);
  });
});

it('leaves the places where the catalogue cannot be had', async () => {
  const search = new SearchLoaded({
    catalogue: { services: () => () => Promise.resolve(left(gatewayError('Unreachable'))) },
    index: new MiniSearchIndex(),
    deployment: new Deployment(aConfiguration()),
  });
  const find = await search.execute(placesIn(ENGLISH), new AbortController().signal);
  expect(find('Rent')).toEqual([]);
  expect(find('invoice').map(nameOf)).toEqual(['Payments']);
  expect(find('whatsapp').map(nameOf)).toEqual(['Shared with the portal']);
});
