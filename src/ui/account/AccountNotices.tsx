import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { accountSectionOf } from '#domain/navigation/accountSections';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import { DeletionPresenter } from '../my-data/DeletionPresenter';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { AccountFramePresenter } from './AccountFramePresenter';

const pageOfGift = { dacs: 'dacs', betaKey: 'betaKeys' } as const;

/**
 * Notices above every account page (AC-02). The products page omits the store notice because it already has a box for
 * claiming the game time.
 */
export const AccountNotices = observer(function AccountNotices() {
  const { expiry, claimableMonths, gifts, dismiss } = usePresenter(AccountFramePresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const translations = usePresenter(Translations);
  const deletion = usePresenter(DeletionPresenter).state;
  const section = accountSectionOf(useLocation().pathname);
  const t = useTexts('account');
  const months = section === 'products' ? undefined : claimableMonths;

  // The My Data page has its own notice about the deletion.
  const isDeleted = deletion.kind === 'pending' && section !== 'myData';

  // The pages of DACs and beta keys list what was received.
  const shownGifts = gifts.filter(({ kind }) => pageOfGift[kind] !== section);

  if (!expiry && months === undefined && !isDeleted && shownGifts.length === 0) return null;
  return (
    <section className="account__notices k-no-print" aria-label={t('notices.label')}>
      {isDeleted && (
        <Notice
          slim
          tone="warning"
          title={t('deletion.title', { date: translations.dateTime(deletion.deletion.dueAt) })}
          action={<NoticeLink to={pathOf('myData')}>{t('deletion.keep')}</NoticeLink>}
        >
          {t('deletion.text')}
        </Notice>
      )}
      {expiry && (
        <Notice
          slim
          tone="warning"
          title={t('expiry.title', { date: translations.dateTime(expiry.end) })}
          action={<NoticeLink to={pathOf('buy')}>{t('expiry.buy')}</NoticeLink>}
          dismiss={{ label: t('expiry.dismiss'), onDismiss: () => dismiss(expiry) }}
        >
          {t('expiry.text')}
        </Notice>
      )}
      {shownGifts.map((gift) => (
        <Notice
          key={gift.id}
          slim
          title={t(`gift.${gift.kind}.title`, {
            count: gift.quantity,
            name: gift.from ?? t('gift.unnamed'),
          })}
          action={<NoticeLink to={pathOf(pageOfGift[gift.kind])}>{t(`gift.${gift.kind}.show`)}</NoticeLink>}
          dismiss={{ label: t('gift.dismiss'), onDismiss: () => dismiss(gift) }}
        >
          {gift.note !== undefined && <bdi>{gift.note}</bdi>}
        </Notice>
      ))}
      {months !== undefined && (
        <Notice
          slim
          title={t('store.title')}
          action={<NoticeLink to={pathOf('products')}>{t('store.claim')}</NoticeLink>}
        >
          {t('store.text', { count: months })}
        </Notice>
      )}
    </section>
  );
});

const NoticeLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link className="account__notice-link k-link" to={to}>
    {children}
  </Link>
);
