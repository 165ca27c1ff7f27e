/** A style sheet as Vite hands it over: the names written in it, each with the unique name it got in the page. */
type Styles = Readonly<Record<string, string>>;

/**
 * The class names of a component: `css('fund fund-play')` gives what those names are called in the page, each in every
 * style sheet that has it. A name that no sheet has, such as one a parent hands down, stays as it is;
 * tests/renderer/styles.test.ts holds every name written in a screen against its sheets.
 */
export function classes(...sheets: readonly Styles[]): (names: string) => string {
  const given = new Map<string, string>();
  return (names) => {
    const before = given.get(names);
    if (before !== undefined) return before;
    const inPage = named(sheets, names);
    given.set(names, inPage);
    return inPage;
  };
}

const named = (sheets: readonly Styles[], names: string): string =>
  names
    .split(/\s+/)
    .flatMap((name) => {
      const found = sheets.flatMap((sheet) => sheet[name] ?? []);
      return found.length > 0 ? found : [name];
    })
    .join(' ')
    .trim();
