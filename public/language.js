// The language of the first frame, before the portal's code is there: what `languageFor` of the domain would choose.
{
  const languages = ['en-IN', 'hi-IN'];
  const primaryOf = (tag) => tag.toLowerCase().replace(/-.*/, '');
  let chosen = null;
  try {
    chosen = localStorage.getItem('portal.language');
  } catch {
    // A browser that stores nothing has no choice to remember.
  }
  const wanted = navigator.languages.map((tag) =>
    languages.find((language) => primaryOf(language) === primaryOf(tag)),
  );
  document.documentElement.lang = languages.includes(chosen) ? chosen : (wanted.find(Boolean) ?? 'en-IN');
}
