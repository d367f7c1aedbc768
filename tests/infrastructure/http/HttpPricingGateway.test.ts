import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { rupeesToPaise } from '../../../src/domain/money/money';
import { checkAnswers } from '../../../src/domain/pricing/completeness';
import type { AnsweredQuestion } from '../../../src/domain/pricing/question';
import { incomplete } from '../../../src/domain/received/incomplete';
import { HttpPricingGateway } from '../../../src/infrastructure/http/HttpPricingGateway';
import { questionWire, toQuestion } from '../../../src/infrastructure/http/questionWire';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { recordedApi } from '../support/recordedApi';

const several = {
  id: 2,
  question: 'Where do you sell?',
  question_type: 'Multiselect',
  service_id: 16,
  enabled: 1,
  sorting_id: '20',
  options: '["State","India","Abroad"]',
  hint: 'All that apply',
  show_if: '[{"id":1,"answer":"Yes"}]',
};
const labelled = {
  id: '9',
  question: 'कहाँ?',
  question_type: 'multiselect',
  options: [{ value: 'Exports', label: 'निर्यात' }, { value: 'India' }, { label: 'बिना मान' }, 7],
};
const plain = { id: '1', question: 'Registered?', question_type: 'options', options: ['Yes', 'No', ''] };

const load = (answer: unknown) => {
  const { api, log, calls } = recordedApi(answer);
  return { log, calls, read: new HttpPricingGateway({ api, log }).questionsOf(subServiceId('16'))() };
};

describe('the questions of a sub-service', () => {
  it('are a failure where a page of them could not be read, since the price would lack their answers', async () => {
    const { read } = load({ data: [plain], total: 45, per_page: 15 });
    expect(await read).toEqual(left(gatewayError('Malformed')));
  });

  it.each([
    ['bare', [several, plain]],
    ['under data', { success: true, data: [several, plain] }],
    ['under data.data', { data: { data: [several, plain] } }],
  ])('come %s from GET questions/{subServiceId} with every field [QUES-01]', async (_, answer) => {
    const { read, calls } = load(answer);
    expect(await read).toEqual(
      right([
        {
          id: '2',
          question: 'Where do you sell?',
          type: 'multiselect',
          serviceId: '16',
          enabled: true,
          sortingId: 20,
          options: ['State', 'India', 'Abroad'],
          labels: new Map(),
          hint: 'All that apply',
          showIf: [{ id: '1', answer: 'Yes' }],
          asReceived: several,
        },
        {
          id: '1',
          question: 'Registered?',
          type: 'options',
          serviceId: '',
          enabled: true,
          sortingId: 0,
          options: ['Yes', 'No'],
          labels: new Map(),
          hint: '',
          showIf: [],
          asReceived: plain,
        },
      ]),
    );
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/questions/16', body: '' }]);
  });

  it.each([
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
    ['False ', false],
    ['No', false],
    ['', false],
    ['yes', true],
    [true, true],
    [1, true],
    [null, true],
    [undefined, true],
  ])('are asked when enabled is %j: %j [QUES-02]', async (enabled, isAsked) => {
    const { read } = load([{ ...plain, enabled }]);
    expect(await read).toMatchObject({ right: [{ enabled: isAsked }] });
  });

  it.each([undefined, null, '', 'null', [], '[]', {}])(
    'without conditions in %j always appear [QUES-08]',
    async (showIf) => {
      const { read } = load([{ ...plain, show_if: showIf }]);
      expect(await read).toMatchObject({ right: [{ showIf: [] }] });
    },
  );

  const condition = { id: 1, answer: 'Yes' };
  it.each([
    ['one without its list', condition, [{ id: '1', answer: 'Yes' }]],
    ['one as JSON text', JSON.stringify(condition), [{ id: '1', answer: 'Yes' }]],
    ['a list with numbers as keys', { 2: condition }, [{ id: '1', answer: 'Yes' }]],
    [
      'several answers, of which one is enough',
      [{ id: 1, answer: ['Yes', 5] }],
      [
        { id: '1', answer: 'Yes' },
        { id: '1', answer: '5' },
      ],
    ],
    ['what can be read of a list', [{ question: 1 }, condition], [{ id: '1', answer: 'Yes' }]],
  ])('have the conditions of %s [QUES-09]', async (_, showIf, conditions) => {
    const { read } = load([{ ...plain, show_if: showIf }]);
    expect(await read).toMatchObject({ right: [{ showIf: conditions }] });
  });

  it.each([false, 0, '0', 'false', [null], [{}], [''], [{ id: '', answer: '' }], { id: null, answer: null }])(
    'are always asked where %j stands in the place of conditions [QUES-08]',
    async (showIf) => {
      const { read } = load([{ ...plain, show_if: showIf }]);
      expect(await read).toMatchObject({ right: [{ showIf: [] }] });
    },
  );

  it.each([
    'no list',
    7,
    { question: 1, answer: 'Yes' },
    [{ question: 1, answer: 'Yes' }],
    [{ id: 1, answer: [] }],
  ])('are left out with the unreadable conditions %j, rather than always asked [QUES-09]', async (showIf) => {
    const { read, log } = load([{ ...plain, show_if: showIf }, several]);
    expect(await read).toMatchObject({ right: incomplete([{ id: '2' }]) });
    expect(log.failures).toEqual(['Left out one question that could not be read.']);
  });

  it.each([
    ['names', [{ id: 1, name: 'A' }, { name: 'B' }]],
    ['labels', [{ label: 'A' }, { value: null, label: 'B' }]],
    ['a text with commas', 'A, B'],
    ['the same as JSON text', '"A,B"'],
  ])('have the options of %s [QUES-04] [AMB-37]', async (_, options) => {
    const { read, log } = load([{ ...plain, options }]);
    expect(await read).toMatchObject({ right: [{ options: ['A', 'B'], labels: new Map() }] });
    expect(log.failures).toEqual([]);
  });

  it.each([
    ['1,2,3', ['1', '2', '3']],
    ['Below 20 lakh, 20 to 40 lakh, above', ['Below 20 lakh', '20 to 40 lakh', 'above']],
    ['10, 20, 2024,2025', ['10', '20', '2024', '2025']],
    ['Q1 (April), Q2', ['Q1 (April)', 'Q2']],
  ])('have the options of the text %j [QUES-04] [AMB-37]', async (text, options) => {
    expect(await load([{ ...plain, options: text }]).read).toMatchObject({ right: [{ options }] });
  });

  it.each([
    ['no option', null],
    ['an empty list', []],
    ['blank options', ['', null, {}]],
    ['a record', { a: 'A' }],
    ['a record as text', '{"a":"A"}'],
    ['broken JSON', '["A","B"'],
    ['options without words', [{ id: 1 }]],
    ['a text that may be an amount', 'Below ₹40,00,000, above'],
    ['numbers that may be one', '10,20,30'],
    ['a comma within brackets', 'Q1 (Apr, May), Q2'],
  ])('cannot be answered with %s, so that they cannot be read [QUES-04] [AMB-37]', async (_, options) => {
    for (const question_type of ['options', 'Multiselect']) {
      const { read, log } = load([{ ...plain, question_type, options }, several]);
      expect(await read).toMatchObject({ right: incomplete([{ id: '2' }]) });
      expect(log.failures).toContain('Left out one question that could not be read.');
    }
  });

  it.each([{ question_type: 'number' }, { question_type: 'slider' }, { enabled: false }])(
    'need no options where they are %j [QUES-04]',
    async (given) => {
      const { read } = load([{ ...plain, options: null, ...given }]);
      expect(await read).toMatchObject({ right: [{ id: '1', options: [] }] });
    },
  );

  it('log options that could not be read, and each one of them', async () => {
    const { read, log } = load([
      { ...plain, question_type: 'number', options: 7 },
      { ...plain, options: ['Yes', { id: 2 }] },
    ]);
    expect(await read).toMatchObject({ right: [{ options: [] }, { options: ['Yes'] }] });
    const leftOut = 'Left out the options of one question, which could not be read.';
    expect(log.failures).toEqual([leftOut, leftOut]);
  });

  it('have values for options, with labels beside them where the backend writes them so', async () => {
    const { read } = load([labelled]);
    expect(await read).toMatchObject({
      right: [
        {
          options: ['Exports', 'India', 'बिना मान', '7'],
          labels: new Map([['Exports', 'निर्यात']]),
          asReceived: labelled,
        },
      ],
    });
  });

  it('leave out an unreadable one and log it', async () => {
    const { read, log } = load([{ question: 'Nameless' }, 7, plain]);
    expect(await read).toMatchObject({ right: incomplete([{ id: '1' }]) });
    expect(log.failures).toHaveLength(2);
  });

  it('fail when the response says no, instead of being empty', async () => {
    const { read } = load({ status: false, message: 'Gone', data: [] });
    expect(await read).toEqual(left(gatewayError('Rejected', 'Gone')));
  });
});

const answered = (): readonly AnsweredQuestion[] => {
  const questions = [plain, several].flatMap((wire) => {
    const read = questionWire.decode(wire);
    return isRight(read) ? [toQuestion(read.right)] : [];
  });
  const checked = checkAnswers(
    questions,
    new Map<string, string | string[]>([
      ['1', 'Yes'],
      ['2', ['Abroad', 'State']],
    ]),
  );
  return isRight(checked) ? checked.right : [];
};

const price = (answer: unknown, status = 200) => {
  const { api, log, calls } = recordedApi(answer, status);
  return { calls, read: new HttpPricingGateway({ api, log }).price(subServiceId('16'), answered())() };
};

describe('the price calculation', () => {
  it('posts service_id and answers: the fields of each question with its answer [QUES-15]', async () => {
    const { read, calls } = price({ amount: '1,500.50', action: 'ADD TO CART', terms_and_conditions: 'T' });
    expect(await read).toEqual(right({ amount: rupeesToPaise(1500.5), action: 'addToCart', terms: 'T' }));
    expect(calls[0]).toMatchObject({ method: 'POST', address: '/api/v3/service-price-calculation' });
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      service_id: 16,
      answers: [
        { ...plain, answer: 'Yes' },
        { ...several, answer: ['State', 'Abroad'] },
      ],
    });
  });

  it.each([
    [{ data: { amount: 0, action: 'GET QUOTE' } }, 0],
    [{ status: true, data: { amount: null, action: 'get quote', terms_and_conditions: null } }, 0],
  ])('reads %j as a price that an expert must quote', async (answer, amount) => {
    expect(await price(answer).read).toEqual(right({ amount, action: 'getQuote', terms: '' }));
  });

  it.each([
    { amount: 'soon', action: 'ADD TO CART' },
    { amount: 10 },
    { amount: 10, action: 'BUY' },
    '',
    '[]',
  ])('reads no price from %j', async (answer) => {
    expect(await price(answer).read).toEqual(left(gatewayError('Malformed')));
  });

  it("keeps the server's message, from a 422 or a 2xx that says no [QUES-20]", async () => {
    expect(await price({ message: 'No slab' }, 422).read).toEqual(left(gatewayError('Refused', 'No slab')));
    expect(await price({ status: false, message: 'No slab' }).read).toEqual(
      left(gatewayError('Rejected', 'No slab')),
    );
    expect(await price('', 500).read).toEqual(left(gatewayError('ServerFault')));
  });
});
