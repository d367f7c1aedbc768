import { once } from 'node:events';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The address of this machine that it comes from. */
  readonly from?: string;
  /** Whether the request line has the whole address, as one to a proxy has. */
  readonly isWhole?: boolean;
}

interface Answer {
  readonly status: number;
  /** The value of a header, undefined without it. */
  readonly header: (name: string) => string | undefined;
  /** Header names in lower case, as often as they were sent. */
  readonly names: readonly string[];
  readonly text: string;
}

/** Sends the headers as they are, and takes the certificate of a test for good: fetch does neither. */
export const ask = async (
  address: string,
  { method = 'GET', headers, body, from, isWhole = false }: Asked = {},
): Promise<Answer> => {
  const options = {
    method,
    headers: { ...headers },
    agent: false,
    ...(from === undefined ? {} : { localAddress: from }),
    ...(isWhole ? { path: address, servername: new URL(address).hostname } : {}),
  };
  const call = address.startsWith('https:')
    ? tlsRequest(address, { ...options, rejectUnauthorized: false })
    : plainRequest(address, options);
  // A server may answer and end the connection while a long body is still being sent.
  call.on('error', () => undefined);
  call.end(body);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node emits here
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const piece of response) text += String(piece);
  return {
    status: response.statusCode ?? 0,
    header: (name) => response.headers[name]?.toString(),
    names: response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
    text,
  };
};
