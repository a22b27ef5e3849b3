import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { ConversionRejection } from '../../application/entitlements/MyDU';
import type { MyDUConversion } from '../../domain/entitlements/mydu';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/Button';
import { ButtonLink } from '../kit/ButtonLink';
import { Checkbox } from '../kit/Checkbox';
import { Heading } from '../kit/Heading';
import { Notice } from '../kit/Notice';
import { Panel } from '../kit/Panel';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import type { ProductsPresenter } from './ProductsPresenter';

/** MyDU for game time: what it costs in dates, and the deed (PD-03). */
export const MyDUBox = observer(function MyDUBox({ products }: { readonly products: ProductsPresenter }) {
  const t = useTexts('mydu');
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
          <p className="redeem-box__text">{t('text')}</p>
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
  const t = useTexts('mydu');
  const translations = usePresenter(Translations);
  const rejected = useRejection();
  const hint = useId();
  const { convertMyDU: convert, endsAtOnceByMyDU } = products;
  const { state, hasAccepted } = convert;
  const { gameTimeEnd, endAfterwards } = conversion;

  return (
    <>
      <dl className="product-facts">
        <dt>{t('now')}</dt>
        <dd>
          <time dateTime={gameTimeEnd.toISOString()}>{translations.date(gameTimeEnd)}</time>
        </dd>
        <dt>{t('afterwards')}</dt>
        <dd>
          <time dateTime={endAfterwards.toISOString()}>{translations.date(endAfterwards)}</time>
        </dd>
      </dl>
      {endsAtOnceByMyDU && <Notice tone="warning">{t('over')}</Notice>}
      {state.kind === 'failed' && (
        <Notice tone="danger" title={t('failed')} announce>
          {rejected(state.rejection)}
        </Notice>
      )}
      <Checkbox
        label={t('accept')}
        name="accept"
        checked={hasAccepted}
        disabled={state.kind === 'converting'}
        onChange={convert.accept}
      />
      <Button
        busy={state.kind === 'converting'}
        busyLabel={t('converting')}
        blocked={!hasAccepted}
        aria-describedby={hasAccepted ? undefined : hint}
        onClick={() => void convert.convert()}
      >
        {t('continue')}
      </Button>
      {!hasAccepted && (
        <p className="redeem-box__text" id={hint}>
          {t('continueHint')}
        </p>
      )}
    </>
  );
});

const useRejection = (): ((rejection: ConversionRejection) => string) => {
  const t = useTexts('mydu');
  const failureText = useFailureText('mydu', 'failure');
  return (rejection) => {
    switch (rejection.kind) {
      case 'no-game-time':
        return t('failure.noGameTime');
      case 'has-already':
        return t('failure.hasAlready');
      default:
        return failureText(rejection);
    }
  };
};
