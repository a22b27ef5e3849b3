import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { DeclarationKind } from '#domain/declarations/Declaration';
import { pathOf } from '#domain/navigation/pagePaths';
import type { PostedFields } from '#hydration/Renderer';
import { Translations } from '../content/Translations';
import { TextWithLink } from '../content/TextWithLink';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { Stack } from '../kit/layout/Stack';
import type { DeclarationSteps } from './DeclarationSteps';
import type { DeclaredFact } from './DeclaredFacts';
import { ReceivedDeclaration } from './ReceivedDeclaration';
import { ReviewedDeclaration } from './ReviewedDeclaration';
import { usePresenter } from '../usePresenter';
import { SellerPresenter } from './SellerPresenter';
import './Declaration.scss';

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

/** The page for the other kind of declaration. */
const others = {
  withdrawal: { page: 'cancellation', text: 'toCancellation' },
  cancellation: { page: 'withdrawal', text: 'toWithdrawal' },
} as const satisfies Record<DeclarationKind, object>;

/** Page for all steps of a declaration. The form is passed in as `children`. */
export const DeclarationPage = observer(function DeclarationPage(props: DeclarationPageProps) {
  const { kind, steps, facts, fields, send, children } = props;
  const { email } = usePresenter(SellerPresenter);
  const t = useTexts('declarations');
  const { locale } = usePresenter(Translations);
  const other = others[kind];
  const heading = useFocusAtStep(steps.step);

  return (
    <div className="declaration">
      {steps.step === 'writing' && (
        <>
          <Stack as="header" gap={2}>
            <Heading level={1} size={2} ref={heading} tabIndex={-1}>
              {t(`${kind}.title`)}
            </Heading>
            <p className="declaration__text">{t(`${kind}.text`)}</p>
            <p className="declaration__text">
              {t('choice')}{' '}
              <Link className="k-link" to={pathOf(other.page, locale)}>
                {t(other.text)}
              </Link>
            </p>
          </Stack>
          <div className="declaration__columns">
            <Panel aria-label={t(`${kind}.title`)}>{children}</Panel>
            <aside className="declaration__help">
              <p className="declaration__text">
                {t('followLead')}{' '}
                <Link className="k-link" to={pathOf('declarationStatus', locale)}>
                  {t('toStatus')}
                </Link>
              </p>
              {email !== undefined && (
                <p className="declaration__text">
                  <TextWithLink text={(link) => t(`${kind}.byEmail`, { email: link })}>
                    <a className="k-link" href={`mailto:${email}`}>
                      {email}
                    </a>
                  </TextWithLink>
                </p>
              )}
            </aside>
          </div>
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
