export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Additional text, shown next to the label. */
  readonly note?: string | undefined;
  /** Other names, such as USA for the United States. They match the option, but are not shown. */
  readonly aliases?: readonly string[] | undefined;
}

/** Normalizes text for matching: `Osterreich` finds `Österreich`, in full-width letters too. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .trim();

/** Whether the text is the label, the value or an alias of the option. */
const isNamed = ({ value, label, aliases = [] }: ComboboxOption, wanted: string): boolean =>
  [label, value, ...aliases].some((name) => normalizeText(name) === wanted);

/** Returns the options that match the entered text. Exact names and names that start with the text come first. */
export const matchingOptions = (
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] => {
  const wanted = normalizeText(typed);
  if (wanted === '') return options;
  const rankOf = (option: ComboboxOption): number => {
    const names = [option.label, ...(option.aliases ?? [])].map(normalizeText);
    if (isNamed(option, wanted)) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    return normalizeText(option.label).includes(wanted) ? 2 : Infinity;
  };
  return options
    .map((option) => ({ option, rank: rankOf(option) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
};

/** Returns the option whose label, value or alias equals the entered text. Labels have priority. */
export const matchOption = (
  options: readonly ComboboxOption[],
  typed: string,
): ComboboxOption | undefined => {
  const wanted = normalizeText(typed);
  return (
    options.find(({ label }) => normalizeText(label) === wanted) ??
    options.find((option) => isNamed(option, wanted))
  );
};
