import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../media/Icon';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import './Steps.scss';

interface Step {
  readonly key: string;
  readonly label: string;
  /** Path of the step. It is a link only after the step is done. Omit it if the step can't be repeated. */
  readonly to?: string | undefined;
}

interface StepsProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Key of the current step. All earlier steps are done. */
  readonly current: string;
  /** Screen reader text for steps that are done. */
  readonly doneLabel: string;
}

export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  const now = steps.findIndex(({ key }) => key === current);

  return (
    <nav className="k-steps" aria-label={label}>
      <ol className="k-steps__list">
        {steps.map(({ key, label: name, to }, index) => (
          <li
            key={key}
            className="k-steps__step"
            data-state={index < now ? 'done' : index === now ? 'current' : 'next'}
            aria-current={index === now ? 'step' : undefined}
          >
            <StepLabel to={index < now ? to : undefined}>
              <span className="k-steps__mark" aria-hidden="true">
                {index < now ? <Icon icon={Check} size={16} /> : index + 1}
              </span>
              <span className="k-steps__name">{name}</span>
              {index < now && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
            </StepLabel>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const StepLabel = ({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) =>
  to === undefined ? (
    <span className="k-steps__face">{children}</span>
  ) : (
    <Link className="k-steps__face" to={to}>
      {children}
    </Link>
  );
