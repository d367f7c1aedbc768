/** Texts of the choice of language; the languages' own names are the same in each. */
export const language = {
  name: 'Language',
  loading: 'Loading the language…',
  failed: 'The language could not be loaded. Please check your connection and try again.',
};
