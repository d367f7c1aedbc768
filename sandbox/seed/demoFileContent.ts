import { crc32, deflateSync } from 'node:zlib';

/** Small but valid files for the demo, which every viewer can open. */

const pdf = (title: string): Uint8Array => {
  const text = title.replace(/[()\\]/g, ' ').replace(/[^\x20-\x7e]/g, '-');
  const stream = `BT /F1 18 Tf 60 760 Td (${text}) Tj 0 -30 Td /F1 11 Tf (Demo document) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`,
    'latin1',
  );
};

const csv = (title: string): Uint8Array =>
  Buffer.from(
    `Title,${title}\nDate,Party,Amount\n2026-04-03,Kaveri Traders,12500.00\n2026-04-17,Nila Foods,8300.50\n`,
  );

type Colour = readonly [red: number, green: number, blue: number];
type Rectangle = readonly [left: number, top: number, right: number, bottom: number, colour: Colour];

const [WIDTH, HEIGHT] = [720, 480];
const [WALL, DARK, GLASS]: readonly [Colour, Colour, Colour] = [
  [224, 205, 178],
  [88, 62, 48],
  [176, 208, 224],
];

/** The front of a small office; a later rectangle hides an earlier one. */
const OFFICE: readonly Rectangle[] = [
  [0, 0, WIDTH, 330, [214, 230, 244]],
  [0, 330, WIDTH, HEIGHT, [150, 150, 156]],
  [120, 90, 600, 400, WALL],
  [120, 90, 600, 112, DARK],
  [170, 130, 550, 180, [29, 78, 137]],
  [170, 220, 330, 350, GLASS],
  [246, 220, 254, 350, DARK],
  [380, 210, 480, 400, DARK],
  [392, 222, 468, 330, GLASS],
  [510, 220, 570, 350, GLASS],
];

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
};

const pixels = (): Uint8Array => {
  // Each line begins with its filter, 0 for none.
  const lines = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  for (const [left, top, right, bottom, colour] of OFFICE)
    for (let y = top; y < bottom; y += 1)
      lines.fill(
        Buffer.from(colour),
        y * (1 + WIDTH * 3) + 1 + left * 3,
        y * (1 + WIDTH * 3) + 1 + right * 3,
      );
  return lines;
};

const png = (): Uint8Array => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits for each of red, green and blue.
  header.writeUInt8(8, 8);
  header.writeUInt8(2, 9);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels())),
    chunk('IEND', new Uint8Array()),
  ]);
};

let office: Uint8Array | undefined;

/** The bytes of a demo file of that kind; the picture is drawn and compressed once. */
export const demoBytes = (kind: 'pdf' | 'csv' | 'png', title: string): Uint8Array => {
  if (kind === 'pdf') return pdf(title);
  if (kind === 'csv') return csv(title);
  office ??= png();
  return office;
};

export const DEMO_TYPES = { pdf: 'application/pdf', csv: 'text/csv', png: 'image/png' } as const;
