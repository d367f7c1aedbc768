/** A call over HTTP and its response, as texts. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** The body of the request: JSON text, the parts of a form, or undefined. */
  readonly sent: string | FormData | URLSearchParams | undefined;
  readonly status: number;
  readonly responseHeaders: Headers;
  /** The body of the response. */
  readonly text: string;
}

const bodyOf = (body: RequestInit['body']): Exchange['sent'] =>
  typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams ? body : undefined;

const addressOf = (input: Parameters<typeof fetch>[0]): URL =>
  new URL(input instanceof Request ? input.url : input);

/** A fetch that reports each exchange once its response has come. */
export const reportingFetch =
  (send: typeof fetch, report: (exchange: Exchange) => void): typeof fetch =>
  async (input, init = {}) => {
    const response = await send(input, init);
    const text = await response.clone().text();
    report({
      method: init.method ?? 'GET',
      url: addressOf(input),
      headers: new Headers(init.headers),
      sent: bodyOf(init.body),
      status: response.status,
      responseHeaders: response.headers,
      text,
    });
    return response;
  };
