import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { MyDUConversionRejection } from '#application/products/MyDU';
import type { MyDUConversion } from '#domain/products/mydu';
import { FailureNotice } from '../content/FailureNotice';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Checkbox } from '../kit/fields/Checkbox';
import { Heading } from '../kit/layout/Heading';
import { Notice } from '../kit/feedback/Notice';
import { Panel } from '../kit/layout/Panel';
import { Soft } from '../kit/layout/Text';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import type { UnexpectedFailure } from '../forms/Submission';
import { usePresenter } from '../usePresenter';
import type { ProductsPresenter } from './ProductsPresenter';

export const MyDUPanel = observer(function MyDUPanel({ products }: { readonly products: ProductsPresenter }) {
  const t = useTexts('productsMyDU');
  const { pathOf } = usePresenter(NavigationPresenter);
  const { myDUConversion: conversion } = products;

  if (!conversion) return null;
  return (
    <Panel aria-labelledby="mydu-title">
      <div className="redeem-box">
        <div className="redeem-box__head">
          <Heading level={2} size={3} id="mydu-title">
            {t('title')}
          </Heading>
          <Soft>{t('text')}</Soft>
        </div>
        {conversion.kind === 'forbidden' ? (
          <Notice action={<ButtonLink to={pathOf('buy')}>{t('buy')}</ButtonLink>}>{t('forbidden')}</Notice>
        ) : (
          <Decision conversion={conversion} products={products} />
        )}
      </div>
    </Panel>
  );
});

interface DecisionProps {
  readonly conversion: Extract<MyDUConversion, { kind: 'possible' }>;
  readonly products: ProductsPresenter;
}

const Decision = observer(function Decision({ conversion, products }: DecisionProps) {
  const t = useTexts('productsMyDU');
  const translations = usePresenter(Translations);
  const problemText = useProblemText();
  const hint = useId();
  const { convertMyDU: convert, endsOnConversion } = products;
  const { values, problems, refusalCount } = convert.form;
  const { isSending, problem } = convert.sending;
  const { gameTimeEnd, endAfterwards } = conversion;
  const hasHint = !values.isAccepted && !problems.isAccepted;

  return (
    <SubmitForm className="redeem-box" outcome={refusalCount} onSubmit={convert.submit}>
      <dl className="product-facts">
        <dt>{t('now')}</dt>
        <dd>
          <time dateTime={gameTimeEnd.toISOString()}>{translations.date(gameTimeEnd)}</time>
        </dd>
        <dt>{t('afterwards')}</dt>
        <dd>
          {endsOnConversion ? (
            t('atOnce')
          ) : (
            <time dateTime={endAfterwards.toISOString()}>{translations.date(endAfterwards)}</time>
          )}
        </dd>
      </dl>
      {endsOnConversion && <Notice tone="warning">{t('over')}</Notice>}
      {problem && (
        <FailureNotice problem={problem} title={t('failed')}>
          {problemText(problem)}
        </FailureNotice>
      )}
      <Checkbox
        label={t('accept')}
        name="accept"
        checked={values.isAccepted}
        disabled={isSending}
        error={problems.isAccepted && t('continueHint')}
        onChange={convert.accept}
      />
      <Button
        type="submit"
        busy={isSending}
        busyLabel={t('converting')}
        incomplete={!values.isAccepted}
        aria-describedby={hasHint ? hint : undefined}
      >
        {t('continue')}
      </Button>
      {hasHint && <Soft id={hint}>{t('continueHint')}</Soft>}
    </SubmitForm>
  );
});

const useProblemText = (): ((problem: MyDUConversionRejection | UnexpectedFailure) => string) => {
  const t = useTexts('productsMyDU');
  const failureText = useFailureText('productsMyDU', 'failure');
  return (problem) => {
    switch (problem.kind) {
      case 'no-game-time':
        return t('failure.noGameTime');
      case 'has-already':
        return t('failure.hasAlready');
      default:
        return failureText(problem);
    }
  };
};
