export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Additional text, shown next to the label. */
  readonly note?: string | undefined;
}

/** Normalizes text for matching: `Osterreich` finds `Österreich`, in full-width letters too. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .trim();

/** Returns the options that match the entered text. Exact values and labels that start with the text come first. */
export const matchingOptions = (
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] => {
  const wanted = normalizeText(typed);
  if (wanted === '') return options;
  const isFirst = ({ value, label }: ComboboxOption): boolean =>
    normalizeText(value) === wanted || normalizeText(label).startsWith(wanted);
  const found = options.filter((option) => isFirst(option) || normalizeText(option.label).includes(wanted));
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
};

/** Returns the option whose label is the entered text, or else the only match. Used when the field loses focus. */
export const matchOption = (
  options: readonly ComboboxOption[],
  typed: string,
): ComboboxOption | undefined => {
  const named = options.find(({ label }) => normalizeText(label) === normalizeText(typed));
  if (named) return named;
  const found = matchingOptions(options, typed);
  return found.length === 1 ? found[0] : undefined;
};
