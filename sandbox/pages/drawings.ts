/** The demo's own small drawings, so that it needs no third-party images. */

const ICONS: Readonly<Record<string, string>> = {
  'income-tax':
    '<path d="M13 9h22v30l-4-3-4 3-3-3-4 3-4-3-3 3z"/><path d="M18 17h12M18 22h12M23 17c5 0 5 8-3 8h-2l8 7"/>',
  gst: '<circle cx="24" cy="24" r="15"/><path d="M18 30 30 18"/><circle cx="18.500" cy="18.500" r="2.500"/><circle cx="29.500" cy="29.500" r="2.500"/>',
  tds: '<path d="M9 15h30v20H9z"/><path d="M9 21h30M15 29h8"/><path d="m31 26 0 6m-3-3 3 3 3-3"/>',
  accounting:
    '<path d="M13 8h22v32H13z"/><path d="M18 14h12v6H18z"/><path d="M18 26h2m4 0h2m4 0h1M18 31h2m4 0h2m4 0h1M18 36h2m4 0h2m4 0h1"/>',
  compliance: '<path d="M24 8 37 13v10c0 9-6 14-13 17-7-3-13-8-13-17V13z"/><path d="m18 24 4 4 8-8"/>',
  legal: '<path d="M24 9v30M15 39h18M11 15h26"/><path d="m11 15-5 12h10zM37 15l-5 12h10z"/>',
  startup:
    '<path d="M24 8c7 5 9 13 6 22H18c-3-9-1-17 6-22z"/><circle cx="24" cy="20" r="3"/><path d="m18 28-5 5 1 5 5-4m11-6 5 5-1 5-5-4M24 33v7"/>',
  others: '<circle cx="14" cy="24" r="3"/><circle cx="24" cy="24" r="3"/><circle cx="34" cy="24" r="3"/>',
};

/** A service's icon as SVG; null for an unknown name. */
export const serviceIcon = (name: string): string | null => {
  const paths = ICONS[name];
  if (paths === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="#0b5a4a" stroke-width="2.250" stroke-linecap="round" stroke-linejoin="round"><rect width="48" height="48" rx="12" fill="#e4f1ed" stroke="none"/>${paths}</svg>`;
};

const TINTS = [
  ['#e4f1ed', '#0b5a4a', '#f2b84b'],
  ['#eef0fb', '#35408f', '#e58f65'],
  ['#fdf1e2', '#8a4b08', '#3d8c7a'],
  ['#f3eaf3', '#6b2f6b', '#d9a441'],
] as const;

const numberOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/** An article's thumbnail, tinted by the article's slug. */
export const blogThumbnail = (slug: string): string => {
  const seed = numberOf(slug);
  const [back, ink, accent] = TINTS[seed % TINTS.length] ?? TINTS[0];
  const bars = [0, 1, 2, 3, 4].map((index) => {
    const height = 40 + ((seed * (index + 3)) % 90);
    return `<rect x="${220 + index * 30}" y="${190 - height}" width="18" height="${height}" rx="5" fill="${index === seed % 5 ? accent : ink}" opacity="${index === seed % 5 ? 1 : 0.35}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 225" width="400" height="225"><rect width="400" height="225" fill="${back}"/><rect x="48" y="40" width="128" height="150" rx="12" fill="#fff"/><path d="M68 72h88M68 96h64M68 120h76M68 144h48" stroke="${ink}" stroke-width="6" stroke-linecap="round" opacity=".55"/><circle cx="164" cy="176" r="24" fill="${accent}"/><path d="m153 176 8 8 14-16" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${bars.join('')}<path d="M212 190h160" stroke="${ink}" stroke-width="3" stroke-linecap="round"/></svg>`;
};

/** The demo customer's avatar: a two-tone portrait. */
export const DEMO_AVATAR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="#e4f1ed"/><circle cx="48" cy="38" r="17" fill="#c98f63"/><path d="M31 38c-1-16 8-23 17-23s18 7 17 23c-3-9-9-13-17-13s-14 4-17 13z" fill="#2b1d17"/><path d="M14 96c2-24 16-36 34-36s32 12 34 36z" fill="#0b5a4a"/><path d="m40 60 8 12 8-12z" fill="#f2b84b"/></svg>`;
