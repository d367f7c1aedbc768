import { bundle, createConfig, stringifyYaml } from '@redocly/openapi-core';
import { isRecord } from '../http/shape';

/** Where the contract's document is, from the folder that the sandbox is started in. */
export const DOCUMENT = 'docs/api/openapi.yaml';

export type ApiDocument = Readonly<Record<string, unknown>>;

/** The contract's document as one piece: examples and JSON Schemas of other files are inside. */
export const readDocument = async (): Promise<ApiDocument> => {
  const { bundle: whole, problems } = await bundle({ ref: DOCUMENT, config: await createConfig({}) });
  const parsed: unknown = whole.parsed;
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`${DOCUMENT}: ${problem.message}`);
  if (!isRecord(parsed)) throw new Error(`${DOCUMENT} is no document.`);
  return parsed;
};

export const asYaml = (document: ApiDocument): string => stringifyYaml(document);
