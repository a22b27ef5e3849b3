export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Shown next to the label. */
  readonly note?: string | undefined;
}

/** Normalizes text for matching: `Osterreich` finds `Österreich`. */
const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Options that contain the typed text; those that start with it come first. An option's value also matches. */
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

/** Option for the text typed when the field loses focus: the one with that label, or the only match. */
export const matchOption = (
  options: readonly ComboboxOption[],
  typed: string,
): ComboboxOption | undefined => {
  const named = options.find(({ label }) => normalizeText(label) === normalizeText(typed));
  if (named) return named;
  const found = matchingOptions(options, typed);
  return found.length === 1 ? found[0] : undefined;
};
