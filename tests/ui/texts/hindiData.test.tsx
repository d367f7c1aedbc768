import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { HINDI } from '../../../src/domain/language/language';
import { setLocale } from '../../../src/ui/texts/lightTexts';
import { aFile } from '../../domain/documents/aFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { aProfile } from '../../doubles/aProfile';
import { openCabinet } from '../documents/openCabinet';
import { openProfile } from '../profile/openProfile';
import { keepTexts } from '../support/keepTexts';
import { hindi } from './hindi';

beforeEach(() => {
  keepTexts(HINDI, hindi);
  act(() => setLocale(HINDI));
});

const valueOf = (label: string): string | undefined =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('What the backend sends in words that the portal knows', () => {
  it('stands in Hindi in the profile, and any other as it comes [LANG-03]', async () => {
    openProfile(aProfile({ state: 'Karnataka', country: 'India', nationality: 'Nepali' }));
    await screen.findByText(hindi.profile.fields.status, { selector: 'dt' });
    const { status, state, country, nationality } = hindi.profile.fields;
    expect([status, state, country, nationality].map(valueOf)).toEqual([
      'निवासी व्यक्ति/HUF',
      'कर्नाटक',
      'भारत',
      'Nepali',
    ]);
  });

  it.each(['__proto__', 'constructor'])('is %s as it comes', async (country) => {
    openProfile(aProfile({ country }));
    await screen.findByText(hindi.profile.fields.country, { selector: 'dt' });
    expect(valueOf(hindi.profile.fields.country)).toBe(country);
  });

  it('is the tag of a file as the filter names it, and is found so [LANG-03]', async () => {
    const { user } = openCabinet(
      new InMemoryFileGateway([
        aFile({ id: '1', name: 'return.pdf', tags: ['Income Tax', 'Shop'] }),
        aFile({ id: '2', name: 'rent.pdf', tags: ['Legal'] }),
      ]),
    );
    expect(await screen.findByText('आयकर')).toBeTruthy();
    expect(screen.getByText(', Shop')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'आयकर');
    expect(screen.getByText('return.pdf')).toBeTruthy();
    expect(screen.queryByText('rent.pdf')).toBeNull();
  });
});
