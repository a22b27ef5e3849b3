import type { ReactNode } from 'react';
import { Heading } from '../layout/Heading';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export const Section = ({ id, title, children }: SectionProps) => (
  <section className="kit-page__section" id={id} aria-labelledby={`${id}-title`}>
    <Heading level={2} size={3} id={`${id}-title`}>
      {title}
    </Heading>
    {children}
  </section>
);
