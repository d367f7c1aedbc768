/** What can be done with a file that was delivered or stored. */
export const fileAction = {
  download: (name: string): string => `Download ${name}`,
  downloadShort: 'Download',
  share: (name: string): string => `Share ${name}`,
  shareShort: 'Share',
  linkCopied: 'The link to the file is copied.',
  shareFailed: 'The file could not be shared. Please download it instead.',
  linkFailed: 'Failed to get download link.',
};
