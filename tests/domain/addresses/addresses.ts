/** Addresses that must lead nowhere, wherever they come from and whatever completes them. */
export const unsafeAddresses: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u00A0javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://evil.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/1',
  'file:///etc/passwd',
  'ftp://evil.example/x',
  'mailto:a@evil.example',
  '///evil.example/x',
  '\\\\evil.example/x',
  '\\/evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  '/\n/evil.example/x',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'ht\ntps://evil.example',
  'https://portal.example@evil.example/',
  'https://user:pass@evil.example/',
  'HTTPS://user@evil.example/',
  'https://portal.example\\@evil.example/',
  'https://evil.example\\.portal.example/',
  'https://evil。example/',
  'https://evil．example/',
  'https://evil｡example/',
  'https://evil .example/',
  'https://',
  'http://?x',
];

export const hostAddresses: readonly string[] = ['//evil.example/x', '//cdn.example'];

export const relativePaths: readonly string[] = ['evil.example/x', '@evil.example', 'a b.pdf', '../x', '..'];

/** Addresses that must lead nowhere where only a complete address or a path of the portal is a link. */
export const hostileAddresses: readonly string[] = [...unsafeAddresses, ...hostAddresses, ...relativePaths];

export const webAddresses: readonly string[] = [
  'https://blog.example/a?b=c#d',
  'http://blog.example/',
  'HTTPS://blog.example/A',
  'https://blog.example:8443/',
  'https://blog.example?mail=a@b.example',
  'https://blog.example/a@b',
  'https://blog.example/invoice 1.pdf',
  'https://उदाहरण.भारत/',
  'https://[2001:db8::1]/',
];

export const ownPaths: readonly string[] = [
  '/',
  '/quotation/12',
  '/media/invoice 1.pdf',
  '/a//b',
  '/..',
  '/@evil.example',
  '/javascript:alert(1)',
  '/cart?next=//evil.example',
];
