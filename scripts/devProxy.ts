import type { ProxyOptions } from 'vite';

/** What the embedded backend serves beside the portal's own files; the development server passes it on. */
export const proxyTo = (target: string): Readonly<Record<string, ProxyOptions>> => ({
  '^/(api|media|brand|sandbox)([/?]|$)': { target },
  '^/(contact-us|terms-and-conditions|privacy-policy)$': { target },
  '^/(portal\\.config|deadlines)\\.json$': { target },
  // The gateway returns to this address by POST; GET is served by Vite.
  '^/payment-response': {
    target,
    bypass: (request) => (request.method === 'POST' ? undefined : request.url),
  },
});
