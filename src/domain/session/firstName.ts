/** The first word of a display name, to greet by; '' where there is no name. */
export const firstName = (displayName: string): string => displayName.trim().replace(/\s.*/s, '');
