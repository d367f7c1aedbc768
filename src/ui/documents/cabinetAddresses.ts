/** Where the forms of the file cabinet are kept over a reload. */
export const cabinetAddresses = {
  list: '/filecabinet',
  upload: '/filecabinet#upload',
  several: '/filecabinet#several',
} as const;
