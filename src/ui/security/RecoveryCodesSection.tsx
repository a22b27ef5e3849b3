import { useEffect, type ReactNode, type Ref } from 'react';
import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Spinner } from '../kit/feedback/Spinner';
import { useDataFont } from '../kit/foundation/useDataFont';
import { Heading } from '../kit/layout/Heading';
import { SessionPresenter } from '../session/SessionPresenter';
import { useOngoing } from '../useOngoing';
import { usePresenter } from '../usePresenter';
import type { RecoveryCodesPresenter } from './RecoveryCodesPresenter';
import { useFocusReturn } from './useFocusReturn';
import { useFocusOnMount } from './useFocusOnMount';

interface RecoveryCodesProps {
  readonly recoveryCodes: RecoveryCodesPresenter;
}

export const RecoveryCodesSection = observer(function RecoveryCodesSection({
  recoveryCodes,
}: RecoveryCodesProps) {
  const t = useTexts('securityPage');
  const failureText = useFailureText();
  const { codes, makingFailure } = recoveryCodes;
  const heading = useFocusReturn<HTMLHeadingElement>(codes !== undefined);

  useEffect(() => void recoveryCodes.count(), [recoveryCodes]);

  return (
    <div className="recovery-codes">
      {makingFailure && (
        <FailureNotice problem={makingFailure} title={t('codes.makeFailed')}>
          {failureText(makingFailure)}
        </FailureNotice>
      )}
      {codes ? (
        <ShownCodes recoveryCodes={recoveryCodes} codes={codes} />
      ) : (
        <CountedCodes recoveryCodes={recoveryCodes} heading={heading} />
      )}
    </div>
  );
});

interface CountedCodesProps extends RecoveryCodesProps {
  readonly heading: Ref<HTMLHeadingElement>;
}

const CountedCodes = observer(function CountedCodes({ recoveryCodes, heading }: CountedCodesProps) {
  const t = useTexts('securityPage');
  const failureText = useFailureText();
  const translations = usePresenter(Translations);
  const { remaining, countingFailure, isConfirming, isMaking, isRunningLow } = recoveryCodes;
  const opener = useFocusReturn<HTMLButtonElement>(isConfirming);
  const date = remaining?.createdAt && translations.date(remaining.createdAt);
  const make = (
    <Button
      ref={opener}
      busy={isMaking}
      busyLabel={t('codes.making')}
      onClick={() => void recoveryCodes.renew()}
    >
      {remaining?.createdAt ? t('codes.renew') : t('codes.make')}
    </Button>
  );

  return (
    <>
      <div className="recovery-codes__head">
        <Heading level={3} size={4} ref={heading} tabIndex={-1}>
          {t('codes.title')}
        </Heading>
        <p className="two-factor-setup__note">{t('codes.text')}</p>
      </div>
      {!remaining && !countingFailure && (
        <p>
          <Spinner label={t('codes.loading')} />
        </p>
      )}
      {countingFailure && (
        <Notice
          tone="danger"
          title={t('codes.failed')}
          action={<Button onClick={() => void recoveryCodes.count()}>{t('twoFactor.retry')}</Button>}
          announce
        >
          {failureText(countingFailure)}
        </Notice>
      )}
      {remaining && (
        <p>
          <span>
            {date === undefined ? t('codes.none') : t('codes.left', { count: remaining.left, date })}
          </span>{' '}
          {date !== undefined && isRunningLow && <span>{t('codes.few')}</span>}
        </p>
      )}
      {isConfirming ? (
        <Question text={t('codes.confirm')}>
          {make}
          <Button variant="quiet" onClick={recoveryCodes.cancelRenewal}>
            {t('codes.keep')}
          </Button>
        </Question>
      ) : (
        <div className="security-actions">{make}</div>
      )}
    </>
  );
});

const Question = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => {
  const question = useFocusOnMount<HTMLDivElement>();
  return (
    <Notice tone="warning" ref={question} action={<div className="security-actions">{children}</div>}>
      {text}
    </Notice>
  );
};

interface ShownCodesProps extends RecoveryCodesProps {
  readonly codes: readonly string[];
}

const ShownCodes = observer(function ShownCodes({ recoveryCodes, codes }: ShownCodesProps) {
  const t = useTexts('securityPage');
  const translations = usePresenter(Translations);
  const { player } = usePresenter(SessionPresenter);
  const heading = useFocusOnMount();
  useDataFont();
  useOngoing('showing-once');

  const download = () =>
    recoveryCodes.download(
      t('codes.fileName'),
      t('codes.fileHead', { email: player?.email ?? '', date: translations.date(recoveryCodes.today()) }),
    );

  return (
    <>
      <div className="recovery-codes__head">
        <Heading level={3} size={4} ref={heading} tabIndex={-1}>
          {t('codes.shownTitle')}
        </Heading>
        <p>{t('codes.shownText')}</p>
      </div>
      <ul className="recovery-codes__list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="security-actions k-no-print">
        <Button variant="primary" onClick={download}>
          {t('codes.download')}
        </Button>
        <Button onClick={recoveryCodes.print}>{t('codes.print')}</Button>
        <Button variant="quiet" onClick={() => void recoveryCodes.hide()}>
          {t('codes.done')}
        </Button>
      </div>
    </>
  );
});
