import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { AuthorizationError } from '#domain/linked-accounts/linkReturn';
import { useFailureTitle } from '../content/useFailureTitle';
import { useTexts } from '../content/useTexts';
import { Announced } from '../kit/feedback/Announced';
import { Notice, type NoticeTone } from '../kit/feedback/Notice';
import { Spinner } from '../kit/feedback/Spinner';
import type { LinkOutcome } from './LinkOutcome';
import type { LinkedAccountsPresenter } from './LinkedAccountsPresenter';
import { useLinkProblemText } from './useLinkProblemText';

/** Id of the element to focus when the unlink dialog closes, because the button that opened it is gone. */
export const outcomeId = 'link-outcome';

const tones: Record<LinkOutcome['kind'], NoticeTone> = {
  linked: 'success',
  already: 'info',
  'begun-anew': 'info',
  canceled: 'info',
  said: 'danger',
  failed: 'danger',
};

const discordErrorTexts: Record<AuthorizationError | 'other', 'other' | 'request' | 'busy'> = {
  access_denied: 'other',
  invalid_request: 'request',
  invalid_scope: 'request',
  server_error: 'busy',
  temporarily_unavailable: 'busy',
  unauthorized_client: 'request',
  unsupported_response_type: 'request',
  other: 'other',
};

/** Notice with the outcome of linking or unlinking an account. */
export const LinkOutcomeNotice = observer(function LinkOutcomeNotice({
  page,
  onClosed,
}: {
  readonly page: LinkedAccountsPresenter;
  /** Called when the notice is dismissed, to move focus: the focused button is gone. */
  readonly onClosed: () => void;
}) {
  const t = useTexts('linkedAccounts');
  const failureTitle = useFailureTitle();
  const box = useRef<HTMLDivElement>(null);
  const { returning, unlinking } = page;
  const { outcome, isLinking } = returning;
  const { unlinked } = unlinking;
  const close = (): void => {
    returning.dismiss();
    unlinking.dismiss();
    onClosed();
  };

  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);

  return (
    <div id={outcomeId} className="linked__outcome" tabIndex={-1} ref={box}>
      {isLinking && (
        <Announced className="linked__wait">
          <p>{t('linking')}</p>
          <Spinner />
        </Announced>
      )}
      {outcome && (
        <Notice
          tone={tones[outcome.kind]}
          title={failureTitle(
            'problem' in outcome ? outcome.problem : undefined,
            t(`outcome.${outcome.kind}`),
          )}
          dismiss={{ label: t('dismiss'), onDismiss: close }}
          announce
        >
          <OutcomeText outcome={outcome} />
        </Notice>
      )}
      {unlinked && (
        <Notice
          tone="success"
          title={t(`unlinked.${unlinked}`)}
          dismiss={{ label: t('dismiss'), onDismiss: close }}
          announce
        >
          {t('unlinked.text')}
        </Notice>
      )}
    </div>
  );
});

const OutcomeText = ({ outcome }: { readonly outcome: LinkOutcome }) => {
  const t = useTexts('linkedAccounts');
  const problemText = useLinkProblemText();
  switch (outcome.kind) {
    case 'linked':
      return t(`linked.${outcome.provider}`);
    case 'already':
      return t(`already.${outcome.provider}`);
    case 'begun-anew':
      return t('begunAnewText');
    case 'canceled':
      return t('canceledText');
    case 'said':
      return (
        <>
          <p>{t(`said.${discordErrorTexts[outcome.error ?? 'other']}`)}</p>
          {outcome.error && <p className="linked__said">{t('saidCode', { code: outcome.error })}</p>}
        </>
      );
    case 'failed':
      return problemText(outcome);
  }
};
