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

const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The bytes of a demo file of that kind. */
export const demoBytes = (kind: 'pdf' | 'csv' | 'png', title: string): Uint8Array => {
  if (kind === 'pdf') return pdf(title);
  return kind === 'csv' ? csv(title) : Buffer.from(ONE_PIXEL, 'base64');
};

export const DEMO_TYPES = { pdf: 'application/pdf', csv: 'text/csv', png: 'image/png' } as const;
