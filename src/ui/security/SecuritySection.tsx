import { useId, type ReactNode } from 'react';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { Soft } from '../kit/layout/Text';
import './SecuritySection.scss';

interface SecuritySectionProps {
  readonly title: string;
  readonly text: string;
  /** Content next to the title, for example whether the feature is on. */
  readonly status?: ReactNode;
  /** Whether to place the actions below the text, for sections that are side by side. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** A section of the security page: a description with the actions next to it. */
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
          <Soft>{text}</Soft>
        </div>
        <div className="security-section__body">{children}</div>
      </div>
    </Panel>
  );
};
