import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { AccountDropDown } from './AccountDropDown';
import { AccountMenu } from './AccountMenu';
import { AccountNotices } from './AccountNotices';
import { accountSectionId } from './accountSectionId';
import './Account.scss';

/** Layout around every account page. When the visitor navigates, only the section inside it changes (AC-01). */
export const AccountFrame = observer(function AccountFrame({ children }: { readonly children: ReactNode }) {
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('account');

  return (
    <div className="account">
      <AccountNotices />
      <div className="account__side k-no-print">
        <p className="account__name">
          <span>{t('displayName')}</span>
          <strong>{player?.displayName}</strong>
        </p>
        <AccountMenu />
        <AccountDropDown />
      </div>
      <div className="account__section" id={accountSectionId} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
});
