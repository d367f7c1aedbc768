/** A limit in bytes as MB of 1,048,576 bytes, rounded down to a whole number: 20 MB for the specification's limit. */
export const sizeInMb = (bytes: number): number => Math.floor(bytes / 1_048_576);
