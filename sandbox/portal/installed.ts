/** The kinds that the portal accepts somewhere, as the Share menu of a phone knows them. */
const SHARED_KINDS = [
  'image/png',
  '.png',
  'application/pdf',
  '.pdf',
  'image/jpeg',
  '.jpeg',
  '.jpg',
  'image/webp',
  '.webp',
  'text/csv',
  '.csv',
  'application/zip',
  '.zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xlsx',
] as const;

/** What a long press on the icon offers; the icon itself is that of the portal (INST-01). */
const shortcuts = [
  { name: 'Upload', url: '/filecabinet' },
  { name: 'Deadlines', url: '/deadlines' },
  { name: 'Payments', url: '/payments' },
  { name: 'Quotation', url: '/quotation' },
] as const;

/** Pictures for the install dialog of phones and computers, below /brand/ as far as the brand has them. */
const screenshots = [
  { file: 'screenshot-narrow.webp', sizes: '720x1440', form_factor: 'narrow', label: 'What needs you now' },
  { file: 'screenshot-wide.webp', sizes: '1280x800', form_factor: 'wide', label: 'Your work at a glance' },
] as const;

/** What the installed portal has beside its name and icons (INST-01). */
export const installedKeys = (brandFiles: ReadonlyMap<string, unknown>): object => ({
  shortcuts,
  screenshots: screenshots
    .filter(({ file }) => brandFiles.has(file))
    .map(({ file, ...said }) => ({ src: `/brand/${file}`, type: 'image/webp', ...said })),
});

/** The portal in the Share menu of phones (SHARE-01): only with the service worker, which alone receives what is shared. */
export const shareTarget = {
  share_target: {
    action: '/shared',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'files', accept: SHARED_KINDS }] },
  },
};
