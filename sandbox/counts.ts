type Variables = Readonly<Record<string, string | undefined>>;

/** A whole number from 1 in an environment variable; throws a readable message for anything else. */
export const countIn = (env: Variables, name: string, otherwise: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new Error(`${name} is "${text}": a whole number from 1 is needed.`);
  }
  return count;
};
