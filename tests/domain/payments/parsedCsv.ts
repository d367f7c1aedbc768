/** A field and what ends it, by the grammar of RFC 4180. */
const fieldThenEnd = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;

/** Reads CSV field by field; throws where the text departs from the grammar. */
export const parsedCsv = (text: string): readonly (readonly string[])[] => {
  if (!text.startsWith('\uFEFF')) throw new Error('no byte order mark');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < text.length) {
    fieldThenEnd.lastIndex = at;
    const [whole = '', quoted, plain = '', end] = fieldThenEnd.exec(text) ?? [];
    if (whole === '') throw new Error(`no field at ${at}`);
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
};
