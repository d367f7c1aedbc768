/** The backend numbers its services; an id that is not exactly a number is sent as text. */
export const numberOrText = (id: string): number | string => {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
};
