import { useId, type MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { ContestPage } from '#domain/content/models/contestPage';
import { FailureNotice } from '../content/FailureNotice';
import { RichText } from '../content/RichText';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { deferredLink } from '../deferredLink';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { OutcomeRegion } from '../kit/feedback/OutcomeRegion';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { isModifiedClick } from '../isModifiedClick';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { EnterContestPresenter } from './EnterContestPresenter';

type ParticipateActionProps = Pick<ContestPage, 'button' | 'notEligible'>;

/** Participate button (CO-01). For guests it is a link to the sign-in page, which works without JavaScript. */
export const ParticipateAction = observer(function ParticipateAction({
  button,
  notEligible,
}: ParticipateActionProps) {
  const entering = usePresenter(EnterContestPresenter);
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('contest');
  const outcomeId = useId();
  const { isSending } = entering.sending;
  const label = button || t('participate');
  if (player && entering.enteredAt) return <Entered at={entering.enteredAt} />;

  const press = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    void entering.participate();
  };

  return (
    <div className="contest-entry">
      <div>
        {player ? (
          <Button
            variant="primary"
            size="large"
            busy={isSending}
            busyLabel={t('checking')}
            blocked={entering.isSettled}
            aria-describedby={entering.isSettled ? outcomeId : undefined}
            onClick={() => void entering.participate()}
          >
            {label}
          </Button>
        ) : (
          <ButtonLink
            variant="primary"
            size="large"
            {...deferredLink}
            to={entering.loginPath}
            onClick={press}
          >
            {label}
          </ButtonLink>
        )}
      </div>
      {!player && <p className="contest-entry__hint">{t('hint')}</p>}
      <div id={outcomeId}>
        <OutcomeRegion isShown={entering.isSettled || entering.hasReturnedFromLogin}>
          <Outcome entering={entering} notEligible={notEligible} />
        </OutcomeRegion>
      </div>
    </div>
  );
});

/** Shown instead of the button after the player has entered the contest. */
const Entered = observer(function Entered({ at }: { readonly at: Date }) {
  const translations = usePresenter(Translations);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('contest');
  const thanks = <ButtonLink to={pathOf('contestThankYou')}>{t('entered.next')}</ButtonLink>;
  return (
    <div className="contest-entry">
      <Notice tone="success" title={t('entered.title')} action={thanks}>
        {t('entered.text', { date: translations.utcDate(at) })}
      </Notice>
    </div>
  );
});

interface OutcomeProps extends Pick<ContestPage, 'notEligible'> {
  readonly entering: EnterContestPresenter;
}

const Outcome = observer(function Outcome({ entering, notEligible }: OutcomeProps) {
  const t = useTexts('contest');
  const failureText = useFailureText('contest', 'failure');
  const { failure, isRefused, hasReturnedFromLogin } = entering;

  if (isRefused) {
    const { title, text } = notEligible;
    return (
      <Notice title={title || t('notEligible.title')} announce>
        {text.length > 0 ? <RichText blocks={text} /> : <p>{t('notEligible.text')}</p>}
      </Notice>
    );
  }
  if (failure) {
    const again = failure.kind !== 'signed-out' && (
      <Button onClick={() => void entering.enter()}>{t('retry')}</Button>
    );
    return (
      <FailureNotice problem={failure} title={t('failedTitle')} action={again || undefined}>
        {failureText(failure)}
      </FailureNotice>
    );
  }
  return hasReturnedFromLogin ? (
    <Notice tone="success" announce>
      {t('back')}
    </Notice>
  ) : null;
});
