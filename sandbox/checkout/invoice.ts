import { createRequire } from 'node:module';
import { isNone, none } from 'fp-ts/Option';
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export only
import PDFDocument from 'pdfkit';
import { indianDay, instant } from '../../src/domain/dates/instant';
import { GST_PERCENT, splitGst } from '../../src/domain/india/gst';
import { stateByName } from '../../src/domain/india/states';
import { formatRupees } from '../../src/domain/money/formatRupees';
import { paise } from '../../src/domain/money/money';
import type { Order } from './payableOrder';

export type InvoiceLine = {
  readonly service_name: string;
  readonly qty: number;
  readonly amount_paise: number;
};

const SUPPLIER = {
  name: 'Sahayak Tax & Legal',
  address: '2nd Floor, Deccan Chambers, Pune 411004, Maharashtra',
  gstin: '27AAPFU0939F1ZV',
  state: 'Maharashtra',
};

type Row = readonly [label: string, amount: string];

const require = createRequire(import.meta.url);

/** It has Latin, Devanagari and the sign of the rupee; the standard fonts of a PDF have Western Europe alone. */
const fontFile = (): string => require.resolve('@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf');

/** As everywhere in the portal, but always with two decimals. */
const rupees = (amount: number): string => {
  const text = formatRupees(paise(amount));
  return text.includes('.') ? text : `${text}.00`;
};

/** CGST and SGST or UTGST within the supplier's state, IGST outside it, by the portal's own rule. */
const taxRows = (order: Order): readonly Row[] => {
  const gst = paise(order.gst_paise);
  const [supplier, place] = [stateByName(SUPPLIER.state), stateByName(order.billing_state)];
  const split = isNone(supplier) || isNone(place) ? none : splitGst(gst, supplier.value, place.value);
  if (isNone(split)) return [[`GST ${GST_PERCENT}%`, rupees(gst)]];
  const { percent } = split.value;
  if (split.value.kind === 'inter') return [[`IGST ${percent}%`, rupees(split.value.igst)]];
  return [
    [`CGST ${percent}%`, rupees(split.value.half)],
    [`${split.value.local} ${percent}%`, rupees(split.value.half)],
  ];
};

const totalRows = (order: Order): readonly Row[] => [
  ['Subtotal', rupees(order.sub_total_paise)],
  ...(order.discount_paise > 0 ? [['Discount', rupees(-order.discount_paise)] as const] : []),
  ...taxRows(order),
  ['Total', rupees(order.total_paise)],
  ['Paid', rupees(order.payable_paise)],
  ...(order.payable_paise < order.total_paise
    ? [['Balance due', rupees(order.total_paise - order.payable_paise)] as const]
    : []),
];

const LEFT = 50;
const WIDTH = 495;

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** What has Devanagari is said beside its signs too, since these stand in another order than they are read and copied in. */
const write = (document: PDFKit.PDFDocument, text: string, place: PDFKit.Mixins.TextOptions = {}): void => {
  const isReordered = DEVANAGARI.test(text);
  if (isReordered) document.markContent('Span', { actual: text });
  document.text(text, place);
  if (isReordered) document.endMarkedContent();
};

const writeRow = (document: PDFKit.PDFDocument, [label, amount]: Row): void => {
  const { y } = document;
  write(document, label, { width: WIDTH - 130 });
  const below = document.y;
  document.y = y;
  write(document, amount, { width: WIDTH, align: 'right' });
  document.y = Math.max(below, document.y) + 4;
};

const writeHead = (document: PDFKit.PDFDocument, order: Order, at: Date): void => {
  const writeAll = (...lines: readonly string[]): void => {
    for (const line of lines) if (line.trim() !== '') write(document, line);
    document.moveDown();
  };
  document.fontSize(20);
  write(document, 'Tax Invoice');
  document.fontSize(10).moveDown(0.5);
  writeAll(SUPPLIER.name, SUPPLIER.address, `GSTIN ${SUPPLIER.gstin}`);
  writeAll(`Invoice ${order.id}    Date ${indianDay(instant(at.getTime()))}    SAC 9982`);
  writeAll(
    order.full_name,
    order.billing_address,
    order.billing_locality,
    `${order.billing_state} ${order.billing_zip_code}`,
    order.gstin === '' ? '' : `GSTIN ${order.gstin}`,
    `Place of supply: ${order.billing_state}`,
  );
};

/** The GST invoice of an order, as the bytes of a PDF. */
export const invoicePdf = (order: Order, lines: readonly InvoiceLine[], at: Date): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const document = new PDFDocument({
      size: 'A4',
      margin: LEFT,
      font: fontFile(),
      info: { Title: `Invoice ${order.id}` },
    });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    writeHead(document, order, at);
    for (const line of lines)
      writeRow(document, [`${line.service_name} x ${line.qty}`, rupees(line.amount_paise * line.qty)]);
    document.moveDown();
    for (const row of totalRows(order)) writeRow(document, row);
    document.end();
  });
