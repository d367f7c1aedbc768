import { fileURLToPath } from 'node:url';
import { foundAround } from '../around';
import { notFound } from '../http/refusal';
import { isRecord } from '../http/shape';

const DOCUMENT = 'docs/api/openapi.yaml';

type ApiDocument = Readonly<Record<string, unknown>>;

/** Loaded on the first request, because it takes a second that no start should wait for. */
const tools = () => import('@redocly/openapi-core');

const bundled = async (): Promise<ApiDocument> => {
  const file = foundAround(fileURLToPath(import.meta.url), DOCUMENT);
  if (file === null) throw notFound(DOCUMENT);
  const { bundle, createConfig } = await tools();
  const { bundle: whole, problems } = await bundle({ ref: file, config: await createConfig({}) });
  const parsed: unknown = whole.parsed;
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`${DOCUMENT}: ${problem.message}`);
  if (!isRecord(parsed)) throw new Error(`${DOCUMENT} is no document.`);
  return parsed;
};

/** Reads once for all callers, and again after a failure. */
export const readOnce = <A>(read: () => Promise<A>): (() => Promise<A>) => {
  let cached: Promise<A> | undefined;
  return () => {
    cached ??= read().catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
};

/**
 * The contract's document as one piece, with the examples and JSON Schemas of its other files inside. Refuses with 404
 * where the sandbox runs without the project's documents.
 */
export const readDocument: () => Promise<ApiDocument> = readOnce(bundled);

/** The same document as YAML. */
export const readDocumentAsYaml = async (): Promise<string> => {
  const { stringifyYaml } = await tools();
  return stringifyYaml(await readDocument());
};
