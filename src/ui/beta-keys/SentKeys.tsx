import { KeyRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { isPendingKey, isUsed, type BetaKey } from '#domain/beta-keys/BetaKey';
import { FailureNotice } from '../content/FailureNotice';
import { useErrorListText } from '../content/useErrorListText';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { OutcomeRegion } from '../kit/feedback/OutcomeRegion';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { Icon } from '../kit/media/Icon';
import type { CancelKeyPresenter } from './CancelKeyPresenter';
import { cancelOutcomeId } from './cancelOutcomeId';

interface SentKeysProps {
  readonly keys: readonly BetaKey[];
  readonly cancel: CancelKeyPresenter;
}

export const SentKeys = observer(function SentKeys({ keys, cancel }: SentKeysProps) {
  const t = useTexts('betaKeys');

  return (
    <section className="sent-keys" aria-labelledby="beta-keys-sent">
      <Heading level={2} size={3} id="beta-keys-sent">
        {t('list.title')}
      </Heading>
      <OutcomeRegion id={cancelOutcomeId} isShown={cancel.sending.isDone}>
        <Outcome cancel={cancel} />
      </OutcomeRegion>
      {keys.length === 0 ? (
        <Soft>{t('list.empty')}</Soft>
      ) : (
        <ul className="sent-keys__list">
          {keys.map((key) => (
            <SentKey key={key.id} sent={key} onCancel={() => cancel.openDialog(key)} />
          ))}
        </ul>
      )}
    </section>
  );
});

const SentKey = ({ sent, onCancel }: { readonly sent: BetaKey; readonly onCancel: () => void }) => {
  const t = useTexts('betaKeys');
  const recipient = sent.recipient || t('list.forgotten');
  const isPending = isPendingKey(sent);

  return (
    <li className="sent-key">
      <span className={isPending ? 'sent-key__icon' : 'sent-key__icon is-used'}>
        <Icon icon={KeyRound} />
      </span>
      <span className="sent-key__words">
        <bdi className="sent-key__recipient">{recipient}</bdi>
        <span className="sent-key__state">
          {isPending
            ? t('list.pending')
            : isUsed(sent)
              ? t('list.used', { name: sent.usedBy ?? '' })
              : t('list.spent')}
        </span>
      </span>
      {isPending && (
        <Button onClick={onCancel} aria-label={t('cancel.label', { email: recipient })}>
          {t('cancel.action')}
        </Button>
      )}
    </li>
  );
};

const Outcome = observer(function Outcome({ cancel }: Pick<SentKeysProps, 'cancel'>) {
  const t = useTexts('betaKeys');
  const errorText = useErrorListText(useFailureText('betaKeys', 'failure'));
  const { isDone, problem } = cancel.sending;

  if (isDone) {
    return (
      <Notice tone="success" announce>
        {t('cancel.done')}
      </Notice>
    );
  }
  if (!problem) return null;
  return (
    <FailureNotice problem={problem} title={t('cancel.failedTitle')}>
      {errorText(problem)}
    </FailureNotice>
  );
});
