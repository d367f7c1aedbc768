import { respondWithExamples, startStub } from './stub.ts';
import { theDocument } from './theDocument.ts';

/** `npx node conformance/serveStub.ts`: a backend that responds to each call with the example of docs/api/openapi.yaml. */
const port = Number(process.env['PORT'] ?? 4180);

try {
  const { origin } = await startStub(respondWithExamples(await theDocument()), port);
  process.stdout.write(`ready ${origin}\n`);
} catch {
  process.stderr.write(
    `Port ${port} cannot be used. PORT=4181 npx node conformance/serveStub.ts takes another one.\n`,
  );
  process.exitCode = 1;
}
