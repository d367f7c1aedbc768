import { respondWithExamples, startStub } from './conformance/stub.ts';
import { theDocument } from './conformance/theDocument.ts';
import { stop } from './stop.ts';

/** `npx node scripts/stub.ts`: a backend that responds to each call with the example of docs/api/openapi.yaml. */
const port = Number(process.env['PORT'] ?? 4180);

try {
  const { origin } = await startStub(respondWithExamples(await theDocument()), port);
  process.stdout.write(`ready ${origin}\n`);
} catch {
  stop(`Port ${port} cannot be used. PORT=4181 npx node scripts/stub.ts takes another one.`);
}
