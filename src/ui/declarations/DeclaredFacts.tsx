import { unbrokenNumbers } from '../content/unbroken';

export interface DeclaredFact {
  readonly name: string;
  readonly value: string;
}

/** What was declared, by name. */
export const DeclaredFacts = ({ facts }: { readonly facts: readonly DeclaredFact[] }) => (
  <dl className="declaration__facts">
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{unbrokenNumbers(value)}</dd>
      </div>
    ))}
  </dl>
);
