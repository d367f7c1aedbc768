import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { AcceptQuotation } from '../../../src/application/quotations/AcceptQuotation';
import { DenyQuotation } from '../../../src/application/quotations/DenyQuotation';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { aQuotation } from '../../domain/quotations/builders';

const { signal } = new AbortController();
const accepted = aQuotation({ status: 'accepted' });

const open = (quotation = aQuotation()) => {
  const quotations = new InMemoryQuotationGateway([quotation]);
  return { quotations, accept: new AcceptQuotation({ quotations }), deny: new DenyQuotation({ quotations }) };
};

describe('accepting a quotation', () => {
  it('submits the acceptance and hands on the server’s message', async () => {
    const { quotations, accept } = open();
    quotations.message = 'Thank you.';
    expect(await accept.execute(aQuotation(), signal)).toEqual(right('Thank you.'));
    expect(quotations.submitted).toEqual([{ id: '12', decision: { kind: 'accept' } }]);
  });

  it('refuses without a call what is no longer pending', async () => {
    const { quotations, accept } = open(accepted);
    const refused = left({ kind: 'QuotationNotPending', status: 'accepted' });
    expect(await accept.execute(accepted, signal)).toEqual(refused);
    expect(quotations.submitted).toEqual([]);
  });
});

describe('denying a quotation', () => {
  it('submits the reason without the blanks around it', async () => {
    const { quotations, deny } = open();
    await deny.execute(aQuotation(), '  Too costly ', signal);
    expect(quotations.submitted).toEqual([{ id: '12', decision: { kind: 'deny', remarks: 'Too costly' } }]);
  });

  it.each(['', '   ', '\n'])('refuses the blank reason %j without a call', async (remarks) => {
    const { quotations, deny } = open();
    expect(await deny.execute(aQuotation(), remarks, signal)).toEqual(left({ kind: 'RemarksMissing' }));
    expect(quotations.submitted).toEqual([]);
  });

  it('hands on why the server did not take it', async () => {
    const { quotations, deny } = open();
    quotations.decisionFailure = gatewayError('Rejected', 'Expired');
    expect(await deny.execute(aQuotation(), 'x', signal)).toEqual(left(gatewayError('Rejected', 'Expired')));
  });
});
