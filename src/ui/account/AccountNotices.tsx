import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { accountSectionOf } from '#domain/navigation/accountSections';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { DeletionPresenter } from '../my-data/DeletionPresenter';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { AccountFramePresenter } from './AccountFramePresenter';

/**
 * Notices above every account page (AC-02). The products page omits the store notice because it already has a box for
 * claiming the game time.
 */
export const AccountNotices = observer(function AccountNotices() {
  const { expiry, claimableMonths, dismiss } = usePresenter(AccountFramePresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const translations = usePresenter(Translations);
  const deletion = usePresenter(DeletionPresenter).state;
  const section = accountSectionOf(useLocation().pathname);
  const t = useTexts('account');
  const months = section === 'products' ? undefined : claimableMonths;

  // The My Data page has its own notice about the deletion.
  const isDeleted = deletion.kind === 'pending' && section !== 'myData';

  if (!expiry && months === undefined && !isDeleted) return null;
  return (
    <section className="account__notices k-no-print" aria-label={t('notices.label')}>
      {isDeleted && (
        <Notice
          tone="warning"
          title={t('deletion.title', { date: translations.dateTime(deletion.deletion.dueAt) })}
          action={<ButtonLink to={pathOf('myData')}>{t('deletion.keep')}</ButtonLink>}
        >
          {t('deletion.text')}
        </Notice>
      )}
      {expiry && (
        <Notice
          tone="warning"
          title={t('expiry.title', { date: translations.dateTime(expiry.end) })}
          action={<ButtonLink to={pathOf('buy')}>{t('expiry.buy')}</ButtonLink>}
          dismiss={{ label: t('expiry.dismiss'), onDismiss: () => dismiss(expiry) }}
        >
          {t('expiry.text')}
        </Notice>
      )}
      {months !== undefined && (
        <Notice
          title={t('store.title')}
          action={<ButtonLink to={pathOf('products')}>{t('store.claim')}</ButtonLink>}
        >
          {t('store.text', { count: months })}
        </Notice>
      )}
    </section>
  );
});
