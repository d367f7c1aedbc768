import { CALL_BODY, readBody, UPLOAD_BODY } from './bodyLimit';
import type { Call } from './environment';
import { refuseUnfitText } from './fitInput';
import { Refusal } from './refusal';

type Fields = Readonly<Record<string, string>>;

const formOf = async (c: Call, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> => {
  try {
    const headers = { 'content-type': c.req.header('content-type') ?? '' };
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw new Refusal(400, 'The request body is not a form.');
  }
};

const textFields = (form: FormData): Fields => {
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    refuseUnfitText(name);
    if (typeof value !== 'string') continue;
    refuseUnfitText(value);
    fields[name] = value;
  }
  return fields;
};

/** The text fields of a posted form, unchanged. */
export const formFields = async (c: Call): Promise<Fields> =>
  textFields(await formOf(c, await readBody(c, CALL_BODY)));

export type Upload = {
  readonly fields: Fields;
  /** Null when no file was sent; browsers send an empty nameless file for an empty file field. */
  readonly file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array } | null;
};

/** A multipart form with one file under the given name. */
export const uploadForm = async (c: Call, fileField: string): Promise<Upload> => {
  const form = await formOf(c, await readBody(c, UPLOAD_BODY));
  const fields = textFields(form);
  const sent = form.get(fileField);
  if (sent === null || typeof sent === 'string' || (sent.size === 0 && sent.name === ''))
    return { fields, file: null };
  const bytes = new Uint8Array(await sent.arrayBuffer());
  return { fields, file: { name: sent.name, type: sent.type, bytes } };
};
