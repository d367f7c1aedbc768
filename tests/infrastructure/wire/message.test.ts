import { describe, expect, it } from 'vitest';
import { messageIn } from '../../../src/infrastructure/wire/message';

const TAKEN = 'The email has already been taken.';
const laravel = (errors: object) => ({ message: 'The given data was invalid.', errors });

describe("the server's message in a body", () => {
  it.each([
    ['as text', { message: ` ${TAKEN} ` }],
    ['of one field', { message: { email: [TAKEN, 'Another reason.'] } }],
    ['of a list', { message: [TAKEN, 'Another reason.'] }],
    ['of a field beside a sentence that says nothing', laravel({ email: [TAKEN] })],
    ['of a field beside an empty message', { message: ' ', errors: { email: TAKEN } }],
    ['of a record for each field', { errors: { email: [{ code: 'E7', message: TAKEN }] } }],
    ['in a list of errors', { errors: [TAKEN] }],
    ['in `detail` of an error', { errors: [{ status: '422', title: 'Invalid', detail: TAKEN }] }],
    ['in `detail`', { type: 'about:blank', title: 'Bad Request', status: 400, detail: TAKEN }],
    ['in `msg` beside the name of a field', { detail: [{ loc: ['body', 'email'], msg: TAKEN }] }],
    ['in `error`', { error: TAKEN }],
    ['in a record that is the error beside a number', { status: 422, error: { message: TAKEN } }],
    ['in a record that is the error', { error: { code: 400, message: TAKEN, status: 'INVALID_ARGUMENT' } }],
  ])('is found %s [AMB-76]', (_, body) => {
    expect(messageIn(body)).toBe(TAKEN);
  });

  it('is a `message` before anything else, also one of a single word', () => {
    expect(messageIn({ message: 'Closed', errors: { email: [TAKEN] } })).toBe('Closed');
  });

  it('is the sentence that says nothing where there is no other', () => {
    expect(messageIn(laravel({}))).toBe('The given data was invalid.');
  });

  it.each([
    undefined,
    null,
    'Not found.',
    [TAKEN],
    { data: { message: TAKEN } },
    { error: 'invalid_grant' },
    { errors: { email: ['E7'], phone: [7, null, true] } },
    { status: 400, error: 'Bad Request', path: '/register' },
  ])('is none in %j', (body) => {
    expect(messageIn(body)).toBe('');
  });

  it('has at most 500 characters, and turns no text around', () => {
    expect(messageIn({ errors: { pan: [`\u202Eno ${'x'.repeat(600)}`] } })).toBe(`no ${'x'.repeat(497)}`);
  });
});
