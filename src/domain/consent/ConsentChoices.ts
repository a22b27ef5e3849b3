/** Purposes of cookies and embedded services (CC-01). `required` is always agreed to. */
export const consentCategories = ['required', 'performance', 'functional', 'targeting', 'social'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

export const optionalCategories = ['performance', 'functional', 'targeting', 'social'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

export type ConsentChoice = 'agree' | 'decline' | 'unknown';

export type ConsentChoices = Readonly<Record<OptionalCategory, ConsentChoice>>;

const choicesWith = (choice: ConsentChoice): ConsentChoices => ({
  performance: choice,
  functional: choice,
  targeting: choice,
  social: choice,
});

export const undecidedChoices = choicesWith('unknown');
export const agreedToAll = choicesWith('agree');
export const declinedAll = choicesWith('decline');

export const choiceOf = (choices: ConsentChoices, category: ConsentCategory): ConsentChoice =>
  category === 'required' ? 'agree' : choices[category];

/** @throws if the choice declines `required`, which is always agreed to (CC-01) */
export const choose = (
  choices: ConsentChoices,
  category: ConsentCategory,
  choice: ConsentChoice,
): ConsentChoices => {
  if (category !== 'required') return { ...choices, [category]: choice };
  if (choice === 'agree') return choices;
  throw new Error('By definition, it is impossible to opt-out of required cookies.');
};

export const isDecided = (choices: ConsentChoices): boolean =>
  optionalCategories.every((category) => choices[category] !== 'unknown');

/** Returns the choices of a submitted form. Options that the visitor left undecided count as declined. */
export const declineUndecided = (choices: ConsentChoices): ConsentChoices =>
  optionalCategories.reduce<ConsentChoices>(
    (decided, category) => choose(decided, category, choices[category] === 'agree' ? 'agree' : 'decline'),
    choices,
  );

export const withdrawnCategories = (
  before: ConsentChoices,
  after: ConsentChoices,
): readonly OptionalCategory[] =>
  optionalCategories.filter((category) => before[category] === 'agree' && after[category] !== 'agree');

export const serializeChoices = (choices: ConsentChoices): string => JSON.stringify(choices);

/** Reads stored choices; unreadable ones become `unknown`. */
export const parseChoices = (stored: string): ConsentChoices => {
  let read: unknown;
  try {
    read = JSON.parse(stored);
  } catch {
    return undecidedChoices;
  }
  const fields = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
  return optionalCategories.reduce<ConsentChoices>((choices, category) => {
    const choice = fields[category];
    return choice === 'agree' || choice === 'decline' ? { ...choices, [category]: choice } : choices;
  }, undecidedChoices);
};
