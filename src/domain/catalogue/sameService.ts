/** Whether two names from different responses name the same service; a blank name is no service's. */
export const isSameService = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();
