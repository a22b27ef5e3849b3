import type { FormEvent, RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import type { DeclarationKind } from '#domain/declarations/Declaration';
import type { PostedFields } from '#hydration/Renderer';
import { FailureNotice } from '../content/FailureNotice';
import { useStepTitle } from '../app/useStepTitle';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { HiddenFields } from '../forms/HiddenFields';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { Stack } from '../kit/layout/Stack';
import type { DeclarationSteps } from './DeclarationSteps';
import { DeclaredFacts, type DeclaredFact } from './DeclaredFacts';

interface ReviewedDeclarationProps {
  readonly kind: DeclarationKind;
  readonly steps: DeclarationSteps;
  readonly facts: readonly DeclaredFact[];
  /** Declared values by field name. */
  readonly fields: PostedFields;
  readonly send: () => Promise<void>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export const ReviewedDeclaration = observer(function ReviewedDeclaration(props: ReviewedDeclarationProps) {
  const { kind, steps, facts, fields, send, heading } = props;
  const t = useTexts('declarations');
  const failureText = useFailureText('declarations', 'failure');
  const title = t(`${kind}.reviewTitle`);
  useStepTitle(title);
  const { problem, isSending } = steps.sending;

  const back = (event: FormEvent) => {
    event.preventDefault();
    steps.back();
  };

  return (
    <>
      <Stack as="header" gap={2}>
        <Heading level={1} size={2} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <p className="declaration__text">{t(`${kind}.reviewText`)}</p>
      </Stack>
      {problem && problem.kind !== 'email-invalid' && (
        <FailureNotice problem={problem} title={t(`${kind}.failed`)}>
          {failureText(problem)}
        </FailureNotice>
      )}
      <Panel aria-label={title}>
        <DeclaredFacts facts={facts} />
      </Panel>
      <SubmitForm className="declaration__actions" onSubmit={send}>
        <HiddenFields fields={steps.hiddenFields && { ...fields, ...steps.hiddenFields }} />
        <Button
          type="submit"
          name="step"
          value="send"
          variant="primary"
          size="large"
          busy={isSending}
          busyLabel={t('sending')}
        >
          {t(`${kind}.send`)}
        </Button>
        <Button type="submit" name="step" value="write" variant="quiet" size="large" onClick={back}>
          {t('back')}
        </Button>
      </SubmitForm>
    </>
  );
});
