import type { Call } from './environment';
import { Refusal } from './refusal';

const formOf = async (c: Call): Promise<FormData> => {
  try {
    return await c.req.formData();
  } catch {
    throw new Refusal(400, 'The request body is not a form.');
  }
};

/** The text fields of a posted form, each as it was sent. */
export const formFields = async (c: Call): Promise<Readonly<Record<string, string>>> => {
  const fields: Record<string, string> = {};
  for (const [name, value] of await formOf(c)) if (typeof value === 'string') fields[name] = value;
  return fields;
};

export type Upload = {
  readonly fields: Readonly<Record<string, string>>;
  /** Null when no file, or an empty nameless one, was sent. */
  readonly file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array } | null;
};

/** A multipart form with one file under the given name. */
export const uploadForm = async (c: Call, fileField: string): Promise<Upload> => {
  const form = await formOf(c);
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
  const sent = form.get(fileField);
  if (sent === null || typeof sent === 'string' || (sent.size === 0 && sent.name === ''))
    return { fields, file: null };
  const bytes = new Uint8Array(await sent.arrayBuffer());
  return { fields, file: { name: sent.name, type: sent.type, bytes } };
};
