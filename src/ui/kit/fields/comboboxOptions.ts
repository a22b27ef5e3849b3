export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Beside the label. */
  readonly note?: string | undefined;
}

/** `Osterreich` finds `Österreich`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The options that contain what was typed; those that begin with it come first. An option's value finds it, too. */
export const matchingOptions = (
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] => {
  const wanted = plain(typed);
  if (wanted === '') return options;
  const isFirst = ({ value, label }: ComboboxOption): boolean =>
    plain(value) === wanted || plain(label).startsWith(wanted);
  const found = options.filter((option) => isFirst(option) || plain(option.label).includes(wanted));
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
};

/** What typed text stands for when the field is left: the option of that name, or the only one that is found. */
export const chosenBy = (options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined => {
  const named = options.find(({ label }) => plain(label) === plain(typed));
  if (named) return named;
  const found = matchingOptions(options, typed);
  return found.length === 1 ? found[0] : undefined;
};
