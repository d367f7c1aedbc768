import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import { left } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { SupportChat } from '../../../src/application/ports/SupportChat';
import { type GatewayError, gatewayError } from '../../../src/application/ports/gatewayError';
import { HINDI } from '../../../src/domain/language/language';
import { ContactBelow, ContactLink } from '../../../src/ui/checkout/ContactLink';
import { MoneyLeft } from '../../../src/ui/checkout/MoneyLeft';
import { LoadState } from '../../../src/ui/kit/LoadState';
import { Message } from '../../../src/ui/kit/Message';
import { SupportContact } from '../../../src/ui/kit/SupportContact';
import { MissingEntries } from '../../../src/ui/profile/MissingEntries';
import { DetailNextAction } from '../../../src/ui/quotations/NextAction';
import { Loadable } from '../../../src/ui/state/Loadable';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { setLocale } from '../../../src/ui/texts/lightTexts';
import { aConfiguration } from '../../doubles/aConfiguration';
import { aCart } from '../../doubles/aCart';
import { InMemorySupportChat } from '../../doubles/InMemorySupportChat';
import { aQuotation } from '../../domain/quotations/builders';
import { keepTexts } from '../support/keepTexts';
import { renderWith } from '../support/renderWith';
import { hindi } from '../texts/hindi';
import { SUPPORT_SHOWN, supportShown, withSupport } from '../support/withSupport';

/** Also in place of what a test has shown before. */
const show = (element: ReactElement, deployment = withSupport): void => {
  cleanup();
  const stores = new Map<StoreKey<unknown>, unknown>([
    [Deployment, deployment],
    [SupportChat, new InMemorySupportChat()],
  ]);
  renderWith(element, { stores });
};

const failure = { ...gatewayError('Refused', ''), reference: '27182818' };

/** What shows whom to ask, beside a sentence that says to. */
const PLACES: Readonly<Record<string, ReactElement>> = {
  'a call that failed': (
    <Message kind="error" cause={failure}>
      No.
    </Message>
  ),
  // A backend elsewhere gives a call no name that finds it.
  'a call that would fail again': (
    <Message kind="error" cause={gatewayError('Refused')}>
      No.
    </Message>
  ),
  'the way to the provider': <ContactLink />,
  'money that has left the account': <MoneyLeft />,
  'what the profile lacks': (
    <MissingEntries entries={[{ field: 'dob', value: none }]} onAdd={() => undefined} />
  ),
  'an accepted quotation that waits nowhere': (
    <DetailNextAction
      entry={{ kind: 'quotation', quotation: aQuotation({ status: 'accepted' }) }}
      cart={{ ...aCart(), lines: [] }}
    />
  ),
};

/** Every sentence that says to contact the provider, with its place. */
const SAID: Readonly<Record<string, string>> = {
  'checkout.amountMissing': 'the way to the provider',
  'checkout.amountTooSmall': 'the way to the provider',
  'transaction.contactUs': 'the way to the provider',
  'checkout.pageBlocked': 'the way to the provider',
  'checkout.longWait': 'the way to the provider',
  'checkout.moneyLeft': 'money that has left the account',
  'checkout.stopsChecking': 'the way to the provider',
  'document.notAccepted': 'a call that would fail again',
  'lightKit.reference': 'a call that failed',
  'profile.askUs': 'what the profile lacks',
  'quotation.notAccepted': 'a call that would fail again',
  'quotation.notInCart': 'an accepted quotation that waits nowhere',
  'session.notAccepted': 'a call that would fail again',
  'transaction.elsewhere': 'the way to the provider',
};

const FOLDER = 'src/ui/texts/en';

/** The names of the texts that say so, as their files write them. */
const saying = (): readonly string[] =>
  readdirSync(FOLDER).flatMap((file) => {
    const source = readFileSync(`${FOLDER}/${file}`, 'utf8');
    const texts = source.split(/^ +(?=\w+:)/m).filter((text) => /\b(?:contact|call|ask) us\b/i.test(text));
    return texts.map((text) => `${file.replace('.ts', '')}.${text.split(':')[0]}`);
  });

describe('Whom a customer asks', () => {
  it.each(Object.entries(PLACES))('stands at %s, and nothing stands there empty [BRAND-02]', (_at, place) => {
    show(place);
    expect(supportShown()).toEqual(SUPPORT_SHOWN);
    show(place, new Deployment(aConfiguration()));
    expect(document.querySelector('.portal-support')).toBeNull();
  });

  it('has such a place at each sentence that says to contact the provider [BRAND-02]', () => {
    expect([...saying()].toSorted()).toEqual(Object.keys(SAID).toSorted());
  });

  it.each([gatewayError('ServerFault'), gatewayError('Refused', 'The PAN is not yours.'), undefined])(
    'is not named where another try may help or the server says what is wrong: %j',
    (cause) => {
      show(
        <Message kind="error" cause={cause}>
          No.
        </Message>,
      );
      expect(document.querySelector('.portal-support')).toBeNull();
    },
  );

  it('is named below a list whose refusal has a reason, since it is not shown', async () => {
    const refusal = gatewayError('Forbidden', 'Your account is under review.');
    const list = new Loadable<never, GatewayError>(() => Promise.resolve(left(refusal)));
    show(
      <LoadState loadable={list} texts={{ loading: '', failed: () => 'No.' }}>
        {() => null}
      </LoadState>,
    );
    await screen.findByText('No.');
    expect(supportShown()).toEqual(SUPPORT_SHOWN);
  });

  it.each([failure, gatewayError('ServerFault')])(
    'is named once where a problem leads to the provider, whether or not its call does: %j',
    (cause) => {
      show(
        <>
          <Message kind="error" cause={cause}>
            No.
          </Message>
          <ContactBelow cause={cause} />
        </>,
      );
      expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
      expect(supportShown()).toEqual(SUPPORT_SHOWN);
    },
  );

  it('is said as far as the deployment says it, hours in the language of the page [BRAND-02]', () => {
    const { brand } = withSupport.configuration;
    const email = { ...brand.support, phone: '', hours: { en: '', hi: '' } };
    show(
      <SupportContact label="Ask" />,
      new Deployment({ ...withSupport.configuration, brand: { ...brand, support: email } }),
    );
    expect(supportShown()).toEqual(['Ask', SUPPORT_SHOWN[1]]);
    keepTexts(HINDI, hindi);
    setLocale(HINDI);
    show(<SupportContact />);
    expect(screen.getByText('सोम से शनि, 9 से 6')).toBeTruthy();
  });
});
