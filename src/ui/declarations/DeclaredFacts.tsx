export interface DeclaredFact {
  readonly name: string;
  readonly value: string;
}

/**
 * Matches order numbers such as `3F2A-91BC`, which browsers may break after the hyphen. CSS prevents this, because a
 * word joiner would end up in the text that visitors copy.
 */
const number = /^[\dA-F]{4}-[\dA-F]{4}$/;

/** Declared values with their labels. */
export const DeclaredFacts = ({ facts }: { readonly facts: readonly DeclaredFact[] }) => (
  <dl className="declaration__facts">
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={number.test(value) ? 'declaration__number' : undefined}>{value}</dd>
      </div>
    ))}
  </dl>
);
