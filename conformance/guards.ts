import type { Conversation } from './conversation.ts';
import { needsToken, type Question } from './request.ts';
import { type DocumentedCall, nodeAt } from './theDocument.ts';

const UNAUTHORIZED = 401;

const emptyBody = (call: DocumentedCall): Question['body'] => {
  const wanted = nodeAt(call.operation, 'requestBody', 'content');
  if ('multipart/form-data' in wanted) {
    const form = new FormData();
    form.set('empty', '');
    return form;
  }
  return 'application/json' in wanted ? {} : undefined;
};

/** Whether the calls ask for a token; writes are sent without anything to write. */
export const askWithoutToken = async (talk: Conversation, withWrites: boolean): Promise<void> => {
  for (const call of talk.judging.document.calls) {
    const isAsked = needsToken(call) && !('x-not-played' in call.operation);
    if (!isAsked || (call.method !== 'GET' && !withWrites)) continue;
    const body = emptyBody(call);
    const query = call.id === 'search' ? { query: { query: 'gst' } } : {};
    await talk.ask({
      id: call.id,
      what: 'without a token',
      token: false,
      status: UNAUTHORIZED,
      ...query,
      ...(body === undefined ? {} : { body }),
    });
  }
};

/** Where a page of another origin asks: the preflights of all calls. */
export const askFromOrigin = async (talk: Conversation, origin: string): Promise<void> => {
  const { backend } = talk.places;
  for (const call of talk.judging.document.calls) {
    const isOther = talk.addressOf(call, { id: call.id }).origin !== origin;
    const isApi = talk.addressOf(call, { id: call.id }).pathname.startsWith('/api/v3');
    if (isOther && isApi && backend.origin !== origin) await talk.askWhetherAllowed(call, origin);
  }
};
