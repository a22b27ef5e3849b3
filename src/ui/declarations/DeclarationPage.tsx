import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import type { DeclarationKind } from '#domain/declarations/Declaration';
import type { PostedFields } from '#hydration/Renderer';
import { TextWithLink } from '../content/TextWithLink';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import type { DeclarationSteps } from './DeclarationSteps';
import type { DeclaredFact } from './DeclaredFacts';
import { ReceivedDeclaration } from './ReceivedDeclaration';
import { ReviewedDeclaration } from './ReviewedDeclaration';
import './Declaration.scss';

const mailbox = 'legal@farstead.test';

interface DeclarationPageProps {
  readonly kind: DeclarationKind;
  readonly steps: DeclarationSteps;
  readonly facts: readonly DeclaredFact[];
  /** Declared values by field name. */
  readonly fields: PostedFields;
  readonly send: () => Promise<void>;
  /** The form. */
  readonly children: ReactNode;
}

/** Page for all steps of a declaration. The form is passed in as `children`. */
export const DeclarationPage = observer(function DeclarationPage(props: DeclarationPageProps) {
  const { kind, steps, facts, fields, send, children } = props;
  const t = useTexts('declarations');
  const heading = useFocusAtStep(steps.step);

  return (
    <div className="declaration">
      {steps.step === 'writing' && (
        <>
          <header className="declaration__head">
            <Heading level={1} size={2} ref={heading} tabIndex={-1}>
              {t(`${kind}.title`)}
            </Heading>
            <p className="declaration__text">{t(`${kind}.text`)}</p>
          </header>
          <Panel aria-label={t(`${kind}.title`)}>{children}</Panel>
          <p className="declaration__text">
            <TextWithLink text={(link) => t(`${kind}.byEmail`, { email: link })}>
              <a className="k-link" href={`mailto:${mailbox}`}>
                {mailbox}
              </a>
            </TextWithLink>
          </p>
        </>
      )}
      {steps.step === 'reviewing' && (
        <ReviewedDeclaration
          kind={kind}
          steps={steps}
          facts={facts}
          fields={fields}
          send={send}
          heading={heading}
        />
      )}
      {steps.receipt && (
        <ReceivedDeclaration
          kind={kind}
          steps={steps}
          facts={facts}
          receipt={steps.receipt}
          heading={heading}
        />
      )}
    </div>
  );
});

/** Focuses the heading of each new step, because the button that opened the step was removed. */
const useFocusAtStep = (step: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
};
