import fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  defaultRecommendations,
  recommendationsWith,
  recommendedFor,
} from '../../../src/domain/catalogue/recommended';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { aService, aSubService } from './aService';

const six = ['16', '24', '26', '28', '192', '54'];
const filing = aSubService({ id: '24', name: ' GST Filing ' });
const services = [
  aService({ subServices: [aSubService(), filing] }),
  aService({ id: '8', name: 'Book Keeping', subServices: [] }),
];

describe('the recommended-service map', () => {
  it('covers services 16, 24, 26, 28, 192 and 54; 16 suggests GST Filing and Book Keeping [CONF-05]', () => {
    expect(new Set(Object.keys(defaultRecommendations))).toEqual(new Set(six));
    expect(defaultRecommendations['16']).toEqual(['GST Filing', 'Book Keeping']);
    for (const id of six.slice(1)) expect(defaultRecommendations[id]).toEqual([]);
  });

  it('takes the configured names for these six and for no others [CONF-05]', () => {
    const map = recommendationsWith({ '24': ['Book Keeping'], '17': ['GST Filing'] });
    expect(map).toEqual({ ...defaultRecommendations, '24': ['Book Keeping'] });
    expect(recommendationsWith({ '16': [] })['16']).toEqual([]);
  });

  it('always covers exactly the six, whatever is configured [CONF-05]', () => {
    const configured = fc.dictionary(fc.constantFrom(...six, '17', '__proto__', 'x'), fc.array(fc.string()));
    fc.assert(
      fc.property(configured, (map) => {
        expect(new Set(Object.keys(recommendationsWith(map)))).toEqual(new Set(six));
      }),
    );
  });
});

describe('the services recommended after a submission', () => {
  it('are named by the map and lead to the page of that name', () => {
    expect(recommendedFor(subServiceId('16'), defaultRecommendations, services)).toEqual([
      { name: 'GST Filing', target: some('/sub-service/24') },
      { name: 'Book Keeping', target: some('/sub-services/8') },
    ]);
  });

  it('may be named by their ids, so that they stand in the language of the catalogue', () => {
    const hindi = [aService({ subServices: [aSubService({ id: '17', name: 'जीएसटी रिटर्न फ़ाइलिंग' })] })];
    expect(recommendedFor(subServiceId('16'), { '16': [' 17 ', '99'] }, hindi)).toEqual([
      { name: 'जीएसटी रिटर्न फ़ाइलिंग', target: some('/sub-service/17') },
    ]);
  });

  it('may have digits in their names, which are no ids', () => {
    for (const name of ['24Q Return', 'Form 16', '15CA 15CB'])
      expect(recommendedFor(subServiceId('24'), { '24': [name] }, services).map((each) => each.name)).toEqual(
        [name],
      );
  });

  it('prefer a sub-service to a service of the same name', () => {
    const both = [
      aService({ id: '1', name: 'X' }),
      aService({ subServices: [aSubService({ id: '2', name: 'X' })] }),
    ];
    expect(recommendedFor(subServiceId('16'), { '16': [' X'] }, both)).toEqual([
      { name: ' X', target: some('/sub-service/2') },
    ]);
  });

  it('lead to a name that differs in case and blanks alone', () => {
    expect(recommendedFor(subServiceId('24'), { '24': ['gst  filing'] }, services)).toEqual([
      { name: 'gst  filing', target: some('/sub-service/24') },
    ]);
  });

  it('lead nowhere for a name that the catalogue does not have', () => {
    expect(recommendedFor(subServiceId('16'), defaultRecommendations, [])).toEqual([
      { name: 'GST Filing', target: none },
      { name: 'Book Keeping', target: none },
    ]);
  });

  it.each(['17', '', 'constructor', '__proto__'])('are none for service %j, which has no entry', (id) => {
    expect(recommendedFor(subServiceId(id), defaultRecommendations, services)).toEqual([]);
  });

  it('are as many as the map names, each with a page exactly when the catalogue has the name', () => {
    const names = fc.array(fc.constantFrom('GST Filing', 'Book Keeping', 'GST Registration', 'Unknown'));
    fc.assert(
      fc.property(fc.constantFrom(...six), names, (id, wanted) => {
        const recommended = recommendedFor(subServiceId(id), { [id]: wanted }, services);
        expect(recommended.map(({ name }) => name)).toEqual(wanted);
        expect(recommended.map(({ target }) => isSome(target))).toEqual(
          wanted.map((name) => name !== 'Unknown'),
        );
      }),
    );
  });
});
