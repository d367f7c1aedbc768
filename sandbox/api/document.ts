import { existsSync } from 'node:fs';
import { notFound } from '../http/refusal';
import { isRecord } from '../http/shape';

/** Where the contract's document is, from the folder that the sandbox is started in. */
const DOCUMENT = 'docs/api/openapi.yaml';

type ApiDocument = Readonly<Record<string, unknown>>;

/** Loaded on the first request, because it takes a second that no start should wait for. */
const tools = () => import('@redocly/openapi-core');

/**
 * The contract's document as one piece, with the examples and JSON Schemas of its other files inside. Refuses
 * with 404 where the sandbox runs without the project's documents.
 */
export const readDocument = async (): Promise<ApiDocument> => {
  if (!existsSync(DOCUMENT)) throw notFound(DOCUMENT);
  const { bundle, createConfig } = await tools();
  const { bundle: whole, problems } = await bundle({ ref: DOCUMENT, config: await createConfig({}) });
  const parsed: unknown = whole.parsed;
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`${DOCUMENT}: ${problem.message}`);
  if (!isRecord(parsed)) throw new Error(`${DOCUMENT} is no document.`);
  return parsed;
};

/** The same document as YAML. */
export const readDocumentAsYaml = async (): Promise<string> => {
  const { stringifyYaml } = await tools();
  return stringifyYaml(await readDocument());
};
