import { createHash } from 'node:crypto';
import { withScheme } from '../../src/domain/addresses/address';
import type { PortalConfig } from '../portal/portalConfig';
import { isRecord } from './shape';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The CSP sources that allow exactly the inline scripts of this page. */
const inlineScriptHashes = (html: string): readonly string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    (match) =>
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
  );

type Sources = {
  readonly script: string[];
  readonly frame: string[];
  readonly connect: string[];
  readonly img: string[];
};

const MIXPANEL = ['https://api-js.mixpanel.com', 'https://api.mixpanel.com'];

const fieldOf = (value: unknown, field: string): unknown => (isRecord(value) ? value[field] : undefined);

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** The chat's host; undefined when the chat is off, as it is without a token or a host. */
const chatHostOf = (config: PortalConfig): unknown => {
  const chat = config['chat'];
  const isOn = fieldOf(chat, 'provider') === 'freshchat' && isFilled(fieldOf(chat, 'token'));
  return isOn && isFilled(fieldOf(chat, 'host')) ? fieldOf(chat, 'host') : undefined;
};

const hasMixpanel = (config: PortalConfig): boolean =>
  fieldOf(config['analytics'], 'provider') === 'mixpanel' && isFilled(fieldOf(config['analytics'], 'token'));

const originOf = (address: unknown): readonly string[] => {
  try {
    return [new URL(withScheme(String(address).trim())).origin];
  } catch {
    return [];
  }
};

/** The CSP sources of each configured vendor; a vendor that is not configured gets none. */
const vendorSources = (config: PortalConfig): Sources => {
  const sources: Sources = { script: [], frame: [], connect: [], img: [] };
  if (config.captcha.provider === 'recaptcha') {
    sources.script.push('https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/');
    sources.frame.push('https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/');
  }
  if (config.payment.provider === 'razorpay') {
    sources.script.push('https://checkout.razorpay.com');
    sources.frame.push('https://checkout.razorpay.com', 'https://api.razorpay.com');
    sources.connect.push('https://api.razorpay.com', 'https://lumberjack.razorpay.com');
    sources.img.push('https://cdn.razorpay.com');
  }
  if (hasMixpanel(config)) sources.connect.push(...MIXPANEL);
  for (const list of [sources.script, sources.frame, sources.connect, sources.img])
    list.push(...originOf(chatHostOf(config)));
  const api = fieldOf(config['api'], 'origin');
  const marketing = fieldOf(config['marketing'], 'origin');
  sources.connect.push(...originOf(api), ...originOf(marketing), ...originOf(config['deadlines']));
  sources.img.push(...originOf(marketing));
  return sources;
};

const directive = (name: string, values: readonly string[]): string =>
  `${name} ${[...new Set(values)].join(' ')}`;

/**
 * Trusted Types; duplicate policies are allowed because a library creates its policy again for each of its
 * parts.
 */
const trustedTypes = (): readonly string[] => [
  directive('require-trusted-types-for', ["'script'"]),
  directive('trusted-types', ['default', 'portal', 'dompurify', 'svelte-trusted-html', "'allow-duplicates'"]),
];

/** Vendors that write markup into the page with their own code, which enforced Trusted Types would block. */
const drawsIntoThePage = (config: PortalConfig): boolean =>
  config.captcha.provider === 'recaptcha' ||
  config.payment.provider === 'razorpay' ||
  chatHostOf(config) !== undefined;

/**
 * The portal's Content-Security-Policy, built from its configuration. Inline styles are allowed because the
 * component library positions its popups with style attributes; inline scripts only by hash.
 */
export const contentSecurityPolicy = (config: PortalConfig, html = ''): string => {
  const vendors = vendorSources(config);
  return [
    directive('default-src', ["'self'"]),
    directive('script-src', ["'self'", ...inlineScriptHashes(html), ...vendors.script]),
    directive('style-src', ["'self'", "'unsafe-inline'"]),
    directive('img-src', ["'self'", 'data:', 'blob:', ...vendors.img]),
    directive('font-src', ["'self'", 'data:']),
    directive('connect-src', ["'self'", ...vendors.connect]),
    directive('worker-src', ["'self'", 'blob:']),
    directive('frame-src', vendors.frame.length > 0 ? vendors.frame : ["'none'"]),
    directive('form-action', [
      "'self'",
      ...originOf(config.payment.action),
      ...(config.payment.origins ?? []).flatMap(originOf),
    ]),
    directive('object-src', ["'none'"]),
    directive('base-uri', ["'none'"]),
    directive('frame-ancestors', ["'none'"]),
    ...(drawsIntoThePage(config) ? [] : trustedTypes()),
  ].join('; ');
};

/** Headers that the page adds to those of every response. */
export const pageHeaders = (config: PortalConfig, html = ''): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(config, html),
  ...(drawsIntoThePage(config) ? { 'content-security-policy-report-only': trustedTypes().join('; ') } : {}),
});

/** Headers of every response. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/**
 * Policy for the sandbox's own pages (desk, stand-ins, gateway): no third-party code; inline scripts only by
 * hash.
 */
export const plainPagePolicy = (html: string, formTargets: readonly string[] = []): string =>
  [
    directive('default-src', ["'none'"]),
    directive('style-src', ["'unsafe-inline'"]),
    directive('img-src', ["'self'"]),
    directive('script-src', inlineScriptHashes(html).length > 0 ? inlineScriptHashes(html) : ["'none'"]),
    directive('form-action', ["'self'", ...formTargets]),
    directive('base-uri', ["'none'"]),
    directive('frame-ancestors', ["'none'"]),
  ].join('; ');
