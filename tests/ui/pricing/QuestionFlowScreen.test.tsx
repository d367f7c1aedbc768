import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { incomplete } from '../../../src/domain/received/incomplete';
import { aQuestion } from '../../domain/pricing/aQuestion';
import { aShop, openFlow } from '../catalogue/openCatalogue';

const registered = aQuestion({ id: '1', sortingId: 1, question: 'Are you registered?' });
const where = aQuestion({
  id: '2',
  sortingId: 2,
  type: 'multiselect',
  question: 'Where do you sell?',
  options: ['State', 'India'],
  hint: 'All that apply',
  showIf: [{ id: '1', answer: 'Yes' }],
});
const turnover = aQuestion({
  id: '3',
  sortingId: 3,
  type: 'number',
  question: 'Turnover?',
  options: [],
  hint: 'In lakh',
});
const trade = aQuestion({ id: '4', sortingId: 4, type: 'input', question: 'Trade?', options: [] });
const since = aQuestion({ id: '5', sortingId: 5, type: 'date', question: 'Since?', options: [] });

const flowOf = (...questions: readonly ReturnType<typeof aQuestion>[]) => {
  const shop = aShop();
  shop.pricing.questions = questions;
  return shop;
};

const proceed = (): HTMLElement | null => screen.queryByRole('button', { name: 'Proceed' });

/** What describes a question, part by part. */
const said = (name: string) =>
  screen
    .getByRole('group', { name })
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent);

describe('the questions of a flow', () => {
  it('show the label of an option, and send its value', async () => {
    const { user } = openFlow(undefined, flowOf(aQuestion({ labels: new Map([['Yes', 'हाँ']]) })));
    const option = await screen.findByRole<HTMLInputElement>('radio', { name: 'हाँ' });
    await user.click(option);
    expect(option.value).toBe('Yes');
    expect(screen.getByRole('radio', { name: 'No' })).toBeTruthy();
  });

  it('accept one answer for type options, several for type multiselect [QUES-04]', async () => {
    const { user } = openFlow(undefined, flowOf(registered, { ...where, showIf: [] }));
    const one = within(await screen.findByRole('group', { name: 'Are you registered?' }));
    await user.click(one.getByRole('radio', { name: 'Yes' }));
    await user.click(one.getByRole('radio', { name: 'No' }));
    expect(one.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true]);
    const several = within(screen.getByRole('group', { name: 'Where do you sell?' }));
    await user.click(several.getByRole('checkbox', { name: 'State' }));
    await user.click(several.getByRole('checkbox', { name: 'India' }));
    expect(several.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      true,
    ]);
  });

  it('accept a number of at least 0 for type number [QUES-05]', async () => {
    const { user } = openFlow(undefined, flowOf(turnover));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Turnover?' });
    expect(field.getAttribute('min')).toBe('0');
    await user.type(field, '-1');
    expect(field.value).toBe('1');
    await user.clear(field);
    expect(proceed()).toBeNull();
    await user.type(field, '0');
    expect(proceed()).not.toBeNull();
  });

  it('read a pasted number, and say what they cannot read [QUES-05]', async () => {
    const { user } = openFlow(undefined, flowOf(turnover));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Turnover?' });
    await user.click(field);
    await user.paste('₹1,00,000/-');
    expect([field.type, field.value]).toEqual(['text', '100000']);
    await user.clear(field);
    await user.paste('-5');
    expect([field.value, screen.getByRole('alert').textContent]).toEqual([
      '',
      'Please enter a number without a minus sign, for example 2500.',
    ]);
    await user.type(field, '12.5');
    expect([field.value, screen.queryByRole('alert')]).toEqual(['12.5', null]);
  });

  it('count a number that ends or begins with its point, and send it whole [QUES-05]', async () => {
    const { user, press, pricing } = openFlow(undefined, flowOf(turnover));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Turnover?' });
    await user.type(field, '5.');
    expect([field.value, proceed() === null]).toEqual(['5.', false]);
    await user.type(field, '5');
    expect(field.value).toBe('5.5');
    await user.clear(field);
    await user.type(field, '.');
    expect([field.value, proceed() === null, screen.queryByRole('alert')]).toEqual(['.', true, null]);
    await user.type(field, '5');
    expect(field.value).toBe('.5');
    await press('Proceed');
    await screen.findByRole('dialog');
    expect(pricing.priced[0]?.answered.map(({ answer }) => answer)).toEqual(['0.5']);
  });

  it('accept a text for type input and a date for type date; both are sent [QUES-06]', async () => {
    const { user, press, pricing } = openFlow(undefined, flowOf(trade, since));
    await user.type(await screen.findByRole('textbox', { name: 'Trade?' }), 'Textiles');
    const date = screen.getByLabelText<HTMLInputElement>('Since?');
    expect([date.type, date.min, date.max]).toEqual(['date', '1900-01-01', '2099-12-31']);
    await user.type(date, '2026-10-01');
    await press('Proceed');
    await screen.findByRole('dialog');
    expect(pricing.priced[0]?.answered.map(({ answer }) => answer)).toEqual(['Textiles', '2026-10-01']);
  });

  it('say at the field why a date does not count, once it is left [QUES-13]', async () => {
    openFlow(undefined, flowOf(since));
    const date = await screen.findByLabelText<HTMLInputElement>('Since?');
    const type = (value: string): void => void fireEvent.change(date, { target: { value } });
    type('0026-11-25');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(date);
    expect(screen.getByRole('alert').textContent).toBe(
      'Please type the year with four digits, for example 2026.',
    );
    expect([date.getAttribute('aria-invalid'), proceed()]).toEqual(['true', null]);
    type('2026-11-25');
    expect([screen.queryByRole('alert'), proceed() === null]).toEqual([null, false]);
    type('9999-11-25');
    fireEvent.blur(date);
    expect(screen.getByRole('alert').textContent).toBe('Please enter a date from 1900 to 2099.');
    expect(proceed()).toBeNull();
  });

  it('say it at once of a date that a reload has kept [QUES-13]', async () => {
    const shop = flowOf(since);
    shop.answerStorage.keep(subServiceId('18'), new Map([['5', '0026-11-25']]));
    openFlow(undefined, shop);
    expect((await screen.findByRole('alert')).textContent).toContain('four digits');
  });

  it('show their hint [QUES-07]', async () => {
    openFlow(undefined, flowOf(turnover, { ...where, showIf: [] }));
    const field = await screen.findByRole('textbox', { name: 'Turnover?' });
    expect(
      document.querySelector(`#${CSS.escape(field.getAttribute('aria-describedby') ?? '')}`)?.textContent,
    ).toBe('In lakh');
    const group = screen.getByRole('group', { name: 'Where do you sell?' });
    expect(within(group).getByText('All that apply')).toBeTruthy();
  });

  it('say where several answers can be chosen, before the hint [BUY-07]', async () => {
    openFlow(undefined, flowOf(registered, { ...where, showIf: [] }));
    await screen.findByRole('group', { name: 'Where do you sell?' });
    expect(said('Where do you sell?')).toEqual(['Choose all that apply.', 'All that apply']);
    expect(said('Are you registered?')).toBeUndefined();
  });

  it('appear and disappear with every change of an answer [QUES-11] [QUES-09]', async () => {
    const { user } = openFlow(undefined, flowOf(registered, where));
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    expect(screen.getByRole('group', { name: 'Where do you sell?' })).toBeTruthy();
    expect(screen.getByText('1 of 2 answered')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByRole('group', { name: 'Where do you sell?' })).toBeNull();
    expect(screen.getByText('1 of 1 answered')).toBeTruthy();
  });

  it('show an error and no Proceed when they cannot be loaded [QUES-25]', async () => {
    const shop = flowOf(registered);
    shop.pricing.loadFailure = gatewayError('ServerFault');
    openFlow(undefined, shop);
    expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('GST Filing');
    expect(proceed()).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('are refused without a call when the id is not numeric [QUES-26]', async () => {
    const { pricing } = openFlow('/Some%20Name/abc', flowOf(registered));
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid service ID.');
    expect(pricing.loads).toEqual([]);
  });

  it.each([
    ['/services/16', '/sub-service/16'],
    ['/services/4', '/sub-services/4'],
  ])('redirect from %s to %s when there are none', async (at, target) => {
    const { address } = openFlow(at, flowOf());
    await expect.poll(address).toBe(target);
  });

  it('show a message with a link when there are none for an unknown id', async () => {
    openFlow('/services/999', flowOf());
    expect((await screen.findByRole('alert')).textContent).toBe('Service not found.');
    expect(screen.getByRole('link', { name: 'See all services' })).toBeTruthy();
  });

  it('do the same for a sub-service that the catalogue does not know', async () => {
    openFlow('/services/999', flowOf(registered));
    expect((await screen.findByRole('alert')).textContent).toBe('Sub-service not found.');
  });

  it.each([[[]], [[registered]]])(
    'say of a catalogue that could not be read in full that it failed, beside %j [AMB-13]',
    async (questions) => {
      const shop = flowOf(...questions);
      shop.catalogue.all = incomplete(shop.catalogue.all);
      openFlow('/services/999', shop);
      expect((await screen.findByRole('alert')).textContent).toBe('Error fetching sub-service details.');
    },
  );
});

describe('Proceed', () => {
  it('appears with the last answer and disappears when one is cleared or a new question appears [QUES-14]', async () => {
    const { user } = openFlow(undefined, flowOf(registered, where, trade));
    await user.click(await screen.findByRole('radio', { name: 'No' }));
    expect(proceed()).toBeNull();
    expect(screen.getByText('Please answer all the questions.')).toBeTruthy();
    const text = screen.getByRole('textbox', { name: 'Trade?' });
    await user.type(text, 'T');
    expect(proceed()).not.toBeNull();
    await user.clear(text);
    expect(proceed()).toBeNull();
    await user.type(text, 'T');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(proceed()).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'State' }));
    expect(proceed()).not.toBeNull();
  });
});

describe('the answers', () => {
  it('survive a reload until they are submitted or reset, which moves the focus to the heading', async () => {
    const shop = flowOf(trade);
    const first = openFlow(undefined, shop);
    await first.user.type(await screen.findByRole('textbox', { name: 'Trade?' }), 'Textiles');
    first.unmount();
    const second = openFlow(undefined, shop);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Trade?' })).value).toBe('Textiles');
    await second.press('Start again');
    await second.press('Clear answers');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Trade?' }).value).toBe('');
    expect(shop.answerStorage.answersOf('18').size).toBe(0);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('leave no date and no complaint behind once they are cleared', async () => {
    const { user, press } = openFlow(undefined, flowOf(since, turnover));
    fireEvent.change(await screen.findByLabelText('Since?'), { target: { value: '2026-11-25' } });
    await user.click(screen.getByRole('textbox', { name: 'Turnover?' }));
    await user.paste('-5');
    await press('Start again');
    await press('Clear answers');
    expect([
      screen.getByLabelText<HTMLInputElement>('Since?').value,
      screen.queryByRole('alert'),
      document.activeElement?.tagName,
    ]).toEqual(['', null, 'H1']);
  });
});
