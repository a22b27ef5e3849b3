export interface DeclaredFact {
  readonly name: string;
  readonly value: string;
}

/** Order numbers such as `3F2A-91BC`: browsers may break a line after a hyphen. A visitor copies them, so no joiner is inserted. */
const number = /^[\dA-F]{4}-[\dA-F]{4}$/;

/** What was declared, by name. */
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
