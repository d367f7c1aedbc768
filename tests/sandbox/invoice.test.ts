import { constants, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { invoicePdf } from '../../sandbox/checkout/invoice';

const order: Parameters<typeof invoicePdf>[0] = {
  id: 12,
  customer_id: 1,
  full_name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '9876543210',
  billing_address: '12 MG Road',
  billing_locality: 'Shivajinagar',
  billing_state: 'Maharashtra',
  billing_zip_code: '411001',
  gstin: '',
  sub_total_paise: 12_345_600,
  discount_paise: 0,
  gst_paise: 2_222_208,
  total_paise: 14_567_808,
  payable_paise: 14_567_808,
  advance_paise: 0,
  discount_code: '',
  billing_country: 'India',
  payment_gateway: 'payu',
  payment_status: 'success',
  gateway_reference: null,
  invoice_path: null,
  created_at: new Date('2026-11-26T00:00:00Z'),
  paid_at: null,
};

/** What is packed at that place of a PDF; nothing where it is not packed. */
const unpacked = (bytes: Buffer, at: number): string => {
  try {
    return inflateSync(bytes.subarray(at), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    return '';
  }
};

const utf16 = (bytes: Buffer): string => bytes.swap16().toString('utf16le');

const escaped: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** The lines of the only page as they are drawn, and those that are said beside their signs. */
const read = async (changed: Partial<typeof order>, at = new Date('2026-11-26T00:00:00Z')) => {
  const lines = [{ service_name: 'GST Filing', qty: 1, amount_paise: 12_345_600 }];
  const bytes = await invoicePdf({ ...order, ...changed }, lines, at);
  const streams = [...bytes.toString('latin1').matchAll(/\bstream\n/g)].map(({ index }) =>
    unpacked(bytes, index + 'stream\n'.length),
  );
  const page = streams.find((text) => text.includes('BT\n')) ?? '';
  const map = streams.find((text) => text.includes('beginbfrange')) ?? '';
  const signs = [...map.slice(map.indexOf('[')).matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) =>
    utf16(Buffer.from(hex.replaceAll(' ', ''), 'hex')),
  );
  const drawn = [...page.matchAll(/\[(.*)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([\da-f]+)>/g)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => signs[Number.parseInt(glyph, 16)] ?? '?')
      .join(''),
  );
  const said = [...page.matchAll(/\/ActualText \(þÿ((?:\\.|[^\\)])*)\)/gs)].map(([, text = '']) =>
    utf16(
      Buffer.from(
        text.replaceAll(/\\(.)/gs, (_, sign: string) => escaped[sign] ?? sign),
        'latin1',
      ),
    ),
  );
  return { drawn, said };
};

describe('the invoice of the sandbox', () => {
  it.each(['आशा वर्मा', 'संजय ₹ Łukasz', 'क्षत्रिय (हिंदी)'])(
    'says the buyer %s as the name is read',
    async (name) => {
      expect((await read({ full_name: name })).said).toEqual([name]);
    },
  );

  it('draws every letter, and joins those of Devanagari that belong together', async () => {
    const { drawn } = await read({ full_name: 'आशा वर्मा', billing_locality: 'संजय ₹ Łukasz' });
    expect(drawn).toContain('संजय ₹ Łukasz');
    expect(drawn).toContain('आशा वमार्');
    expect(drawn.join('')).not.toMatch(/[\0?]/);
  });

  it('groups amounts as in India, with the sign of the rupee and both decimals', async () => {
    const { drawn } = await read({});
    expect(drawn.filter((line) => line.startsWith('₹'))).toEqual([
      '₹1,23,456.00',
      '₹1,23,456.00',
      '₹11,111.04',
      '₹11,111.04',
      '₹1,45,678.08',
      '₹1,45,678.08',
    ]);
  });

  it('has the day of the payment in India, where a new financial year may have begun', async () => {
    const { drawn } = await read({}, new Date('2026-03-31T19:00:00Z'));
    expect(drawn.find((line) => line.startsWith('Invoice 12'))).toContain('Date 2026-04-01');
  });
});
