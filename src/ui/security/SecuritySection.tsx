import { useId, type ReactNode } from 'react';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import './SecuritySection.scss';

interface SecuritySectionProps {
  readonly title: string;
  readonly text: string;
  /** Beside the title, such as whether it is on. */
  readonly status?: ReactNode;
  /** For sections that stand side by side: what can be done is below. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** One subject of the security page: what it is, and beside it what can be done. */
export const SecuritySection = ({ title, text, status, stacked = false, children }: SecuritySectionProps) => {
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId}>
      <div className="security-section" data-stacked={stacked || undefined}>
        <div className="security-section__head">
          <div className="security-section__title">
            <Heading level={2} size={3} id={headingId}>
              {title}
            </Heading>
            {status}
          </div>
          <p className="security-section__text">{text}</p>
        </div>
        <div className="security-section__body">{children}</div>
      </div>
    </Panel>
  );
};
