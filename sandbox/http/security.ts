import { createHash } from 'node:crypto';
import { originsOf } from '../../src/infrastructure/vendors/vendor';
import { hasMarkupWriter, hasWindowOpener, vendorAddresses } from '../../src/infrastructure/vendors/vendors';
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

const fieldOf = (value: unknown, field: string): unknown => (isRecord(value) ? value[field] : undefined);

const originOf = (address: unknown): readonly string[] => originsOf(String(address));

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

/**
 * The portal's Content-Security-Policy, built from its configuration. Inline styles are allowed because the
 * component library positions its popups with style attributes; inline scripts only by hash.
 */
export const contentSecurityPolicy = (config: Readonly<Record<string, unknown>>, html = ''): string => {
  const vendors = vendorAddresses(config);
  const marketing = originOf(fieldOf(config['marketing'], 'origin'));
  const api = originOf(fieldOf(config['api'], 'origin'));
  const pictures = [
    ...originOf(fieldOf(config['brand'], 'logo')),
    ...originOf(fieldOf(config['brand'], 'logoDark')),
    ...originOf(fieldOf(config['assets'], 'base')),
  ];
  const files = fieldOf(config['files'], 'origins');
  const reports = ['errors', 'vitals'].flatMap((kind) => originOf(fieldOf(config['reports'], kind)));
  return [
    directive('default-src', ["'self'"]),
    directive('script-src', ["'self'", ...inlineScriptHashes(html), ...vendors.script]),
    directive('style-src', ["'self'", "'unsafe-inline'", ...vendors.style]),
    directive('img-src', ["'self'", 'data:', 'blob:', ...vendors.img, ...pictures, ...marketing]),
    directive('font-src', ["'self'", 'data:']),
    directive('media-src', ["'self'", ...vendors.media]),
    directive('connect-src', [
      "'self'",
      ...vendors.connect,
      ...api,
      ...marketing,
      ...originOf(config['deadlines']),
      ...reports,
      ...(Array.isArray(files) ? files.flatMap(originOf) : []),
    ]),
    directive('worker-src', ["'self'", 'blob:']),
    directive('manifest-src', ["'self'"]),
    // The portal's own blobs: a PDF that it has read is shown in a frame (QKIT-01).
    directive('frame-src', ['blob:', ...vendors.frame]),
    // A payment provider's script may post what became of a payment to the backend.
    directive('form-action', ["'self'", ...vendors.form, ...api]),
    directive('object-src', ["'none'"]),
    directive('base-uri', ["'none'"]),
    directive('frame-ancestors', ["'none'"]),
    ...(hasMarkupWriter(config) ? [] : trustedTypes()),
    ...told(config),
  ].join('; ');
};

/** Without the letters that would end a directive or a quoted address, that nginx takes for a variable, or that no header takes. */
const policyAddress = (config: Readonly<Record<string, unknown>>): string => {
  const address = fieldOf(config['reports'], 'policy');
  return typeof address === 'string' ? address.trim().replaceAll(/[^!-~]|[;,"$]/gu, encodeURIComponent) : '';
};

/** Where browsers tell of violations; those that know no `report-to` take the address itself. */
const told = (config: Readonly<Record<string, unknown>>): readonly string[] => {
  const address = policyAddress(config);
  return address === '' ? [] : [directive('report-uri', [address]), 'report-to policy'];
};

const reportingEndpoints = (config: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => {
  const address = policyAddress(config);
  return address === '' ? {} : { 'reporting-endpoints': `policy="${address}"` };
};

/** What the browser offers to a page; payments to the vendors that ask it for one, and to the page that frames them. */
const permissions = (payment: readonly string[] = []): string => {
  const allowed = [...new Set(payment)].map((origin) => ` "${origin}"`).join('');
  const toPay = allowed === '' ? '' : `self${allowed}`;
  return `camera=(), microphone=(), geolocation=(), payment=(${toPay}), usb=()`;
};

/** Headers that the page adds to those of every response, or has in their place. */
export const pageHeaders = (
  config: Readonly<Record<string, unknown>>,
  html = '',
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(config, html),
  'permissions-policy': permissions(vendorAddresses(config).payment),
  ...(hasWindowOpener(config) ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
  ...(hasMarkupWriter(config)
    ? { 'content-security-policy-report-only': [...trustedTypes(), ...told(config)].join('; ') }
    : {}),
  ...reportingEndpoints(config),
});

/** Headers of every response, on each of the origins. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions(),
};

/** Headers of every response of the portal's own origin, which no page of another one may embed. */
export const PORTAL_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Policy for the sandbox's own pages (desk, stand-ins, gateway): no third-party code; inline scripts only by
 * hash.
 */
export const plainPagePolicy = (
  html: string,
  { formTargets = [], framedBy = "'none'" }: { formTargets?: readonly string[]; framedBy?: string } = {},
): string =>
  [
    directive('default-src', ["'none'"]),
    directive('style-src', ["'unsafe-inline'"]),
    directive('img-src', ["'self'"]),
    directive('script-src', inlineScriptHashes(html).length > 0 ? inlineScriptHashes(html) : ["'none'"]),
    directive('form-action', ["'self'", ...formTargets]),
    directive('base-uri', ["'none'"]),
    directive('frame-ancestors', [framedBy]),
  ].join('; ');
