import type { ReactNode } from 'react';

interface FactsProps {
  readonly rows: readonly (readonly [key: string, name: string, value: ReactNode])[];
}

/** Names with their values next to them. */
export const Facts = ({ rows }: FactsProps) => (
  <dl className="overview-facts">
    {rows.map(([key, name, value]) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
