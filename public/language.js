// The language of the first frame, before the portal's code is there: what `languageFor` of the domain would choose.
{
  const languages = ['en-IN', 'hi-IN'];
  let chosen = null;
  try {
    chosen = localStorage.getItem('portal.language');
  } catch {
    // A browser that stores nothing has no choice to remember.
  }
  const wanted = navigator.languages.map((tag) =>
    languages.find((language) => new RegExp(`^${language.slice(0, 2)}(-|$)`, 'i').test(tag)),
  );
  document.documentElement.lang = languages.includes(chosen) ? chosen : (wanted.find(Boolean) ?? 'en-IN');
}
