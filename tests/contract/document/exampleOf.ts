import type { Json } from '../../../conformance/theDocument.ts';
import { blotted, type Origins } from './blot';
import type { Exchange } from './exchange';

const jsonIn = (text: string): Json | undefined => {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
};

const requestOf = ({ sent }: Exchange): Json | undefined => {
  if (sent instanceof URLSearchParams) return Object.fromEntries(sent);
  return typeof sent === 'string' ? jsonIn(sent) : undefined;
};

type NamedText = readonly [file: string, text: string];

/**
 * The Example Objects of one exchange by file name: its request when it has fields, its response when it is
 * JSON. A name that starts with 'error.' stands for every call, so it has no request.
 */
export const exampleOf = (name: string, exchange: Exchange, origins: Origins): readonly NamedText[] => {
  const variant = name.includes('.') ? ` (${name.slice(name.indexOf('.') + 1)})` : '';
  const file = (suffix: string, summary: string, value: Json | undefined): readonly NamedText[] =>
    value === undefined
      ? []
      : [
          [
            `${name}${suffix}.json`,
            `${JSON.stringify({ summary, value: blotted(value, origins) }, null, 2)}\n`,
          ],
        ];
  return [
    ...(name.startsWith('error.')
      ? []
      : file('.request', `Sent by the portal${variant}`, requestOf(exchange))),
    ...file('', `Sent by the embedded backend${variant}, status ${exchange.status}`, jsonIn(exchange.text)),
  ];
};
