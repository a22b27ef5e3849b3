import { observer } from 'mobx-react-lite';
import { Translations } from '../../content/Translations';
import { useTexts } from '../../content/useTexts';
import { ScriptNotice } from '../../forms/ScriptNotice';
import { Button } from '../../kit/actions/Button';
import { Notice } from '../../kit/feedback/Notice';
import { usePresenter } from '../../usePresenter';
import type { BuyPresenter } from './BuyPresenter';

/** Shows when the prices were last confirmed, or that they could not be confirmed. Hidden if they are current. */
export const PricesNotice = observer(function PricesNotice({ buy }: { readonly buy: BuyPresenter }) {
  const t = useTexts('shop');
  const translations = usePresenter(Translations);
  const { isUnconfirmed, confirmedAt } = buy.sale;

  return (
    <>
      <ScriptNotice noScriptText={t('plans.script')} failedText={t('plans.scriptFailed')} />
      {isUnconfirmed && (
        <div className="buy-plans__notice">
          <Notice announce action={<Button onClick={() => void buy.retry()}>{t('plans.retry')}</Button>}>
            {t('plans.unconfirmed')}
          </Notice>
        </div>
      )}
      {confirmedAt && !isUnconfirmed && (
        <p className="buy-plans__since">
          {t('plans.since', {
            date: translations.utcDate(confirmedAt),
            time: confirmedAt.toISOString().slice(11, 16),
          })}
        </p>
      )}
    </>
  );
});
